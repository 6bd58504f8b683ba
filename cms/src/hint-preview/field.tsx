import type { UIFieldServerProps } from 'payload';
import { wordsOf } from '../words/admin-text.ts';
import { HintPreview } from './hint-preview.tsx';

/** Passes the words of the admin's language to the preview. */
export const HintPreviewField = ({ i18n }: UIFieldServerProps) => (
  <HintPreview words={wordsOf('hintPreview', i18n.language)} />
);
