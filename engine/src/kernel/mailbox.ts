/** Providers at which dots in the name of a mailbox mean nothing, and the name under which they are one. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox that an address leads to, so that two addresses of one person are seen to be one: in lower case, without
 * what follows a plus (RFC 5233) and, at Gmail, without dots. For comparing alone: mail goes to the address as given.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const [name = ''] = address.slice(0, at).split('+');
  const host = address.slice(at + 1);
  const one = WITHOUT_DOTS[host];
  return one === undefined ? `${name}@${host}` : `${name.replaceAll('.', '')}@${one}`;
}
