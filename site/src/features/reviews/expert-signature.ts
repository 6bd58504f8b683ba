import type { ExpertSignature } from '@app/contracts/company/experts';
import type { Locale } from '@app/locales/manifest.ts';
import { inWords } from '../../lib/texts/own-words.ts';

/** Name and profession of an expert who signed; null once the name has been erased. */
export function signatureText({ name, title }: Pick<ExpertSignature, 'name' | 'title'>, locale: Locale): string | null {
  if (name === null) return null;
  const profession = inWords(title, locale);
  return profession === '' ? name : `${name}, ${profession}`;
}
