import type { UIFieldServerProps } from 'payload';
import { WORDS } from '../words/say.ts';
import { HintPreview, type HintWords } from './hint-preview.tsx';

/** Brings the words of the admin's language to the preview. */
export function HintPreviewField({ i18n }: UIFieldServerProps) {
  const { hintPreview } = ((WORDS as Record<string, unknown>)[i18n.language] ?? WORDS.en) as {
    hintPreview: HintWords;
  };
  return <HintPreview words={hintPreview} />;
}
