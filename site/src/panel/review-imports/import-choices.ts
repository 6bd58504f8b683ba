import { useState } from 'react';
import { z } from 'zod';
import { GradeScale, ReviewImportMapping } from '@app/contracts/imports';
import { ReviewSource } from '@app/contracts/reviews';
import { openPanelDraft } from '../kept/use-kept.ts';

const Choices = z.object({
  source: ReviewSource,
  scale: GradeScale,
  /** A mapping that the member changed, and the name of its file. */
  mapped: z.object({ fileName: z.string(), mapping: ReviewImportMapping }).nullable(),
});
export type ImportChoices = z.infer<typeof Choices>;
const FIRST: ImportChoices = { source: 'google', scale: 5, mapped: null };

/** What was chosen beside the file, kept in this tab until the import starts: browsers give no file back after a reload. */
export function useImportChoices(companyId: string) {
  const [draft] = useState(() => openPanelDraft('review-import', companyId, Choices, window.sessionStorage));
  const [choices, setChoices] = useState(() => draft.load() ?? FIRST);
  return {
    choices,
    choose(changed: Partial<ImportChoices>): void {
      const next = { ...choices, ...changed };
      draft.save(next);
      setChoices(next);
    },
    forget: () => draft.clear(),
  };
}
