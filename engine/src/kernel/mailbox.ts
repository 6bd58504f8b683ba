/** Providers that ignore dots in mailbox names, with their canonical domain. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The canonical form of an address, so that spellings of one mailbox compare equal: lower case, without a plus tag
 * (RFC 5233) and, at Gmail, without dots. For comparison only: mail goes to the address as given.
 */
export function canonicalMailbox(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const [name = ''] = address.slice(0, at).split('+');
  const host = address.slice(at + 1);
  const one = WITHOUT_DOTS[host];
  return one === undefined ? `${name}@${host}` : `${name.replaceAll('.', '')}@${one}`;
}
