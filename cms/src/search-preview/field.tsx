import type { UIFieldServerProps } from 'payload';
import { BRAND_NAME } from '../locales.ts';
import { wordsOf } from '../words/admin-text.ts';
import { SearchPreview } from './search-preview.tsx';

/** Passes the words of the admin's language to the preview. */
export const SearchPreviewField = ({ i18n }: UIFieldServerProps) => (
  <SearchPreview words={wordsOf('searchPreview', i18n.language)} brand={BRAND_NAME} />
);
