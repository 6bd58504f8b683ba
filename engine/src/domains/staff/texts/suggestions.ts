import type { SuggestTexts, TextSuggestions } from '@app/contracts/staff/text-suggestions';
import { pieces } from '@app/locales/rules.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { translateText, TranslationUnavailable } from '../../reviews/public.ts';

/** Stands for a placeholder or tag while a provider translates: a sign that it has no reason to change. */
const marker = (n: number): string => `⟦${n}⟧`;

/** The text with markers, and what they stand for. */
export function protect(text: string): { marked: string; kept: string[] } {
  const kept: string[] = [];
  const marked = pieces(text)
    .map((piece) => (piece.kind === 'words' ? piece.text : marker(kept.push(piece.text) - 1)))
    .join('');
  return { marked, kept };
}

/** Puts them back; null unless every marker is there once. */
export function restore(translated: string, kept: readonly string[]): string | null {
  const found: string[] = translated.match(/⟦\d+⟧/g) ?? [];
  const isWhole = found.length === kept.length && kept.every((_, n) => found.includes(marker(n)));
  return isWhole ? kept.reduce((text, piece, n) => text.replace(marker(n), () => piece), translated) : null;
}

/** Translations by the provider; nothing is kept. @throws TranslationUnavailable, TranslationLater */
export async function suggestTexts(ctx: RequestContext, { texts, from, to }: SuggestTexts): Promise<TextSuggestions> {
  const { translator } = ctx;
  if (!translator) throw new TranslationUnavailable();
  const suggested: (string | null)[] = [];
  for (const text of texts) {
    const { marked, kept } = protect(text);
    suggested.push(restore(await translateText(ctx, translator, { body: marked, language: from }, to), kept));
  }
  return { provider: translator.name, texts: suggested };
}
