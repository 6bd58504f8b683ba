/** Hundredths of an amount as staff type it, such as `299`, `299.9` or `1 299,90`; undefined if it is none. */
export function parseAmount(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/[\s\u00a0]/g, '')) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** An amount of hundredths in words of a language. */
export const formatAmount = (amount: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100);
