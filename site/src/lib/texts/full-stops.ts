/**
 * Leaves out the full stop of a sentence that ends with a value which has its own: a date is “16 юни 2027 г.” in
 * Bulgarian and “2027. június 16.” in Hungarian, a company “Nord Inc.”
 */
export function withOneFullStop(text: string, params: Readonly<Record<string, string | number>> | undefined): string {
  if (!params || !text.includes('..')) return text;
  let result = text;
  for (const value of Object.values(params)) {
    if (typeof value !== 'string' || !value.endsWith('.') || value.endsWith('..')) continue;
    result = result.replaceAll(`${value}.`, (found, at: number, whole: string) =>
      whole[at + found.length] === '.' ? found : value,
    );
  }
  return result;
}
