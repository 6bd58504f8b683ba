/**
 * Marks that nobody sees, and that no layout is changed by: each says which row of the translations a text came from.
 * Only staff get texts with marks: in previews, and while they work on texts in their place.
 */
const EDGE = '\u2060';
/** Digits of a number to the base four. */
const DIGITS = ['\u2061', '\u2062', '\u2063', '\u2064'] as const;
const MARK = new RegExp(`${EDGE}([${DIGITS.join('')}]+)${EDGE}`, 'gu');

type Messages = { [name: string]: string | Messages };

/** The name of the product is no translation, and titles are looked through for it. */
const UNMARKED = new Set(['common:brand']);

export class TextMarks {
  /** Keys by their number, `namespace:path.to.key`. */
  readonly keys: string[];
  readonly #numbers = new Map<string, number>();

  /** With the keys of marks that a page has already. */
  constructor(keys: readonly string[] = []) {
    this.keys = [...keys];
    for (const [number, key] of keys.entries()) this.#numbers.set(key, number);
  }

  /** The text with its mark, at the end of each line: a page may make paragraphs of them. */
  readonly mark = (key: string, text: string): string => {
    if (UNMARKED.has(key)) return text;
    const mark = `${EDGE}${digits(this.#numberOf(key))}${EDGE}`;
    return text.replace(/[^\n]+/g, (line) => (line.trim() === '' ? line : line + mark));
  };

  /** All texts of a namespace with their marks. */
  markAll(namespace: string, messages: Messages, path = ''): Messages {
    return Object.fromEntries(
      Object.entries(messages).map(([name, value]) => [
        name,
        typeof value === 'string'
          ? this.mark(`${namespace}:${path}${name}`, value)
          : this.markAll(namespace, value, `${path}${name}.`),
      ]),
    );
  }

  /** Keys of the marks within a text, in their order. */
  keysIn(text: string): string[] {
    const numbers = [...text.matchAll(MARK)].map(([, found = '']) => numberOf(found));
    return [...new Set(numbers.flatMap((number) => this.keys[number] ?? []))];
  }

  // A property: Gatsby compiles no private methods.
  readonly #numberOf = (key: string): number => {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.keys.push(key) - 1);
    return this.keys.length - 1;
  };
}

/** The text as visitors have it. */
export const withoutMarks = (text: string): string => text.replace(MARK, '');

const digits = (number: number): string => [...number.toString(4)].map((digit) => DIGITS[Number(digit)]).join('');

const numberOf = (marks: string): number =>
  [...marks].reduce((sum, mark) => sum * 4 + DIGITS.findIndex((digit) => digit === mark), 0);
