"""The command that writes a site."""

from pathlib import Path

import click


@click.command()
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    required=True,
    metavar="FOLDER",
    help="Where to write it: an empty folder, or one that was written before.",
)
def site(output: Path) -> None:
    """Write a folder that any web space serves: all games against bots and one another, without a server.

    Upload it as it is, to the root or into a subfolder. docs/offline.md says how to publish it.
    """
    from gruppetto.cli.site import SiteError, write_site

    try:
        size = write_site(output)
    except SiteError as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{output}: {size / 1e6:.1f} MB. Try it: python3 -m http.server --directory {output}")
