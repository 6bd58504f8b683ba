/** Where a page's words may come from, in the order of the site: see `site/node/cms-pages.ts`. */
export interface Sources {
  typed: string;
  /** The locale's own text under the key. */
  own: string | null;
  baseTyped: string | null;
  base: string | null;
}

export interface Chosen {
  text: string;
  /** `base`: of the base locale, because this one has none. */
  from: 'typed' | 'own' | 'base' | 'nowhere';
}

/** What the site would show. */
export function chosenText({ typed, own, baseTyped, base }: Sources): Chosen {
  if (typed.trim()) return { text: typed, from: 'typed' };
  if (own) return { text: own, from: 'own' };
  const below = baseTyped?.trim() ? baseTyped : base;
  return below ? { text: below, from: 'base' } : { text: '', from: 'nowhere' };
}

/** As the head of a page has it: the name at the end, unless the title says it already. */
export const fullTitle = (title: string, brand: string): string =>
  title.includes(brand) ? title : `${title} | ${brand}`;

/** About what result lists show; below the first number a line stays half empty. */
export const LENGTHS = { title: [20, 60], description: [70, 160] } as const;

/** Length as a line sees it: letters of Chinese and Japanese are twice as wide. */
export const widthOf = (text: string): number =>
  [...new Intl.Segmenter().segment(text)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** Cut at a word where a result list would cut it. */
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

export type Part = keyof typeof LENGTHS;
export type Finding = { part: Part; what: 'missing' | 'short' | 'long' | 'base'; count: number; limit: number };

/** What an editor should know of title and description. */
export function findingsOf(words: Record<Part, Chosen>, brand: string): Finding[] {
  return (['title', 'description'] as const).flatMap((part) => {
    const { text, from } = words[part];
    const [least, most] = LENGTHS[part];
    const count = widthOf(part === 'title' ? fullTitle(text, brand) : text);
    const found = (what: Finding['what'], limit: number): Finding => ({ part, what, count, limit });
    if (from === 'nowhere') return [found('missing', least)];
    return [
      ...(from === 'base' ? [found('base', 0)] : []),
      ...(count > most ? [found('long', most)] : count < least ? [found('short', least)] : []),
    ];
  });
}
