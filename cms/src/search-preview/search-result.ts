/** The sources of a text, in the order of the site: see `site/node/content/page-writer.ts`. */
export interface TextSources {
  typed: string;
  /** The text of the key in the locale. */
  own: string | null;
  baseTyped: string | null;
  base: string | null;
}

export interface ChosenText {
  text: string;
  /** `base`: the locale has no text and falls back to the base. */
  from: 'typed' | 'own' | 'base' | 'nowhere';
}

/** The text that the site would show. */
export function chosenText({ typed, own, baseTyped, base }: TextSources): ChosenText {
  if (typed.trim()) return { text: typed, from: 'typed' };
  if (own) return { text: own, from: 'own' };
  const below = baseTyped?.trim() ? baseTyped : base;
  return below ? { text: below, from: 'base' } : { text: '', from: 'nowhere' };
}

/** The title as in the head of a page: with the brand, unless it has it already. */
export const fullTitle = (title: string, brand: string): string =>
  title.includes(brand) ? title : `${title} | ${brand}`;

/** Lengths of result lists: [shorter leaves a line half empty, longer is cut off]. */
export const LENGTHS = { title: [20, 60], description: [70, 160] } as const;

/** The width of a text in columns: wide characters count twice. */
export const widthOf = (text: string): number =>
  [...new Intl.Segmenter().segment(text)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** Cuts a text to a width, at a word if possible. */
export function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (widthOf(kept + segment) > width - 1) break;
    kept += segment;
  }
  const atWord = kept.replace(/\s+\S*$/u, '');
  return `${atWord.length > kept.length / 2 ? atWord : kept} …`;
}

export type ResultPart = keyof typeof LENGTHS;
export type ResultFinding = {
  part: ResultPart;
  what: 'missing' | 'short' | 'long' | 'base';
  count: number;
  limit: number;
};

/** Findings about title and description. */
export function resultFindings(words: Record<ResultPart, ChosenText>, brand: string): ResultFinding[] {
  return (['title', 'description'] as const).flatMap((part) => {
    const { text, from } = words[part];
    const [least, most] = LENGTHS[part];
    const count = widthOf(part === 'title' ? fullTitle(text, brand) : text);
    const found = (what: ResultFinding['what'], limit: number): ResultFinding => ({ part, what, count, limit });
    if (from === 'nowhere') return [found('missing', least)];
    return [
      ...(from === 'base' ? [found('base', 0)] : []),
      ...(count > most ? [found('long', most)] : count < least ? [found('short', least)] : []),
    ];
  });
}
