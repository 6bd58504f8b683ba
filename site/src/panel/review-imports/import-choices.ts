import { z } from 'zod';
import { GradeScale, ReviewImportMapping } from '@app/contracts/imports';
import { ReviewSource } from '@app/contracts/reviews';
import { useFileChoices } from '../kept/use-file-choices.ts';

const Choices = z.object({
  source: ReviewSource,
  scale: GradeScale,
  /** Code of the market of rows that name none; empty for the main one. */
  market: z.string().default(''),
  /** A mapping that the member changed, and the name of its file. */
  mapped: z.object({ fileName: z.string(), mapping: ReviewImportMapping }).nullable(),
});
type ImportChoices = z.infer<typeof Choices>;
const FIRST: ImportChoices = { source: 'google', scale: 5, market: '', mapped: null };

export const useImportChoices = (companyId: string) => useFileChoices('review-import', companyId, Choices, FIRST);
