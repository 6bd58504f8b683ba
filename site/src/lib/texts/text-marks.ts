/**
 * Invisible marks in texts that encode which translation they came from. Only staff get marked texts: in previews and
 * in text mode.
 */
const EDGE = '\u2060';
/** Digits in base 4. */
const DIGITS = ['\u2061', '\u2062', '\u2063', '\u2064'] as const;
const MARK = new RegExp(`${EDGE}([${DIGITS.join('')}]+)${EDGE}`, 'gu');

type Messages = { [name: string]: string | Messages };

/** The brand is not translated, and code searches titles for it. */
const UNMARKED = new Set(['common:brand']);

export class TextMarks {
  /** Keys by index, `namespace:path.to.key`. */
  readonly keys: string[];
  readonly #numbers = new Map<string, number>();

  /** @param keys of marks that the page already has */
  constructor(keys: readonly string[] = []) {
    this.keys = [...keys];
    for (const [number, key] of keys.entries()) this.#numbers.set(key, number);
  }

  /** Appends the mark to every line, because pages may split lines into paragraphs. */
  readonly mark = (key: string, text: string): string => {
    if (UNMARKED.has(key)) return text;
    const mark = `${EDGE}${digits(this.#numberOf(key))}${EDGE}`;
    return text.replace(/[^\n]+/g, (line) => (line.trim() === '' ? line : line + mark));
  };

  /** Marks all texts of a namespace. */
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

  /** Keys of the marks in a text, in order. */
  keysIn(text: string): string[] {
    const numbers = [...text.matchAll(MARK)].map(([, found = '']) => numberOf(found));
    return [...new Set(numbers.flatMap((number) => this.keys[number] ?? []))];
  }

  // A property, because Gatsby does not compile private methods.
  readonly #numberOf = (key: string): number => {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.keys.push(key) - 1);
    return this.keys.length - 1;
  };
}

/** Removes all marks. */
export const withoutMarks = (text: string): string => text.replace(MARK, '');

const digits = (number: number): string => [...number.toString(4)].map((digit) => DIGITS[Number(digit)]).join('');

const numberOf = (marks: string): number =>
  [...marks].reduce((sum, mark) => sum * 4 + DIGITS.findIndex((digit) => digit === mark), 0);
