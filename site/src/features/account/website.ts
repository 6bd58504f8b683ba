/** People type `example.com`; the contract wants the whole address. What has a scheme or is no host stays as it is. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) || !/^[^\s/]+\.[^\s/.]{2,}(\/|$)/.test(text)
    ? text
    : `https://${text}`;
}
