import type { UIFieldServerProps } from 'payload';
import { BRAND_NAME } from '../locales.ts';
import { WORDS } from '../words/say.ts';
import { SearchPreview, type SearchWords } from './search-preview.tsx';

/** Brings the words of the admin's language to the preview. */
export function SearchPreviewField({ i18n }: UIFieldServerProps) {
  const { searchPreview } = ((WORDS as Record<string, unknown>)[i18n.language] ?? WORDS.en) as {
    searchPreview: SearchWords;
  };
  return <SearchPreview words={searchPreview} brand={BRAND_NAME} />;
}
