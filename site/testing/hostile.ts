import { XSS_PAYLOADS } from '../../tests/support/xss-payloads.ts';

export { XSS_PAYLOADS };

/** The same data with the text in the place of the values of these keys, however deep. */
export function pushedInto<Value>(value: Value, keys: ReadonlySet<string>, text: string): Value {
  if (Array.isArray(value)) return value.map((one: unknown) => pushedInto(one, keys, text)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      typeof one === 'string' && keys.has(key) ? text : pushedInto(one, keys, text),
    ]),
  ) as Value;
}

/** What a parser makes of signs that HTML cannot hold, and of spaces, differs from what was written. */
export const squeezed = (text: string): string => text.toWellFormed().replace(/[\s\0]+/gu, '');

/** What a page consists of, without its texts: names of elements and of their attributes. */
export function partsOf(page: ParentNode): Set<string> {
  const parts = new Set<string>();
  for (const element of page.querySelectorAll('*')) {
    parts.add(`<${element.tagName}>`);
    for (const { name } of element.attributes) parts.add(`${element.tagName} ${name}`);
  }
  return parts;
}

/** Addresses on a page that would run something, or that belong to nobody we know. */
export const addressesOf = (page: ParentNode): string[] =>
  [...page.querySelectorAll('[href], [src], [action], [formaction]')].flatMap((element) =>
    ['href', 'src', 'action', 'formaction'].flatMap((name) => element.getAttribute(name) ?? []),
  );
