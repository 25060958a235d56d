// What a friend sent: a link to a table, with or without an invitation, or the six letters of its code.

const CODE = /^[a-z]{6}$/i;
const PAGE = /^\/(?:t|j|replay)\/[^/]+/;

/** The address of our page that this text leads to, or "" when it leads nowhere. */
export function destination(text: string): string {
  const typed = text.trim();
  const letters = typed.replace(/[\s-]/g, "");
  if (CODE.test(letters)) return `/j/${letters.toUpperCase()}`;
  const found = typed.match(/(?:^|\s)(https?:\/\/\S+|\/(?:t|j)\/\S+)/i)?.[1];
  if (!found) return "";
  let link: URL;
  try {
    link = new URL(found, "http://table.invalid");
  } catch {
    return "";
  }
  return PAGE.test(link.pathname) ? link.pathname + link.hash : "";
}

/** The link that invites: to one seat with its invitation, or to the whole table without. */
export function inviteLink(origin: string, table: string, invitation = ""): string {
  const link = `${origin}/t/${encodeURIComponent(table)}`;
  return invitation ? `${link}#invitation=${encodeURIComponent(invitation)}` : link;
}
