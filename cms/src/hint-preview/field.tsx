import type { UIFieldServerProps } from 'payload';
import { wordsOf } from '../words/say.ts';
import { HintPreview } from './hint-preview.tsx';

/** Brings the words of the admin's language to the preview. */
export const HintPreviewField = ({ i18n }: UIFieldServerProps) => (
  <HintPreview words={wordsOf('hintPreview', i18n.language)} />
);
