/**
 * Adds `https://` to `example.com`, because the contract requires a full URL. Anything with a scheme, or that is no
 * host, is left as it is.
 */
export function withScheme(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) || !/^[^\s/]+\.[^\s/.]{2,}(\/|$)/.test(text)
    ? text
    : `https://${text}`;
}
