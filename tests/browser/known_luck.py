"""`gruppetto serve` whose matches all have one seed: `python -m tests.browser.known_luck OPTIONS`.

What a page shows must not hang on the deal of that day: a stage that a bot wins in four turns, or a hand without the
one card a test is about, comes once in a hundred runs.
"""

import sys
from unittest.mock import patch

from gruppetto.cli import main
from gruppetto.engine.chance import SEED_BYTES
from gruppetto.table.tokens import Secrets

SEED = bytes(range(SEED_BYTES))

if __name__ == "__main__":
    sys.argv.insert(1, "serve")
    with patch.object(Secrets, "seed", return_value=SEED):
        main()
