import { z } from 'zod';
import { OrderImportMapping } from '@app/contracts/inviting/order-imports';
import { useFileChoices } from '../kept/use-file-choices.ts';

const Choices = z.object({
  basis: z.string(),
  configId: z.string(),
  /** A mapping that the member changed, and the name of its file. */
  mapped: z.object({ fileName: z.string(), mapping: OrderImportMapping }).nullable(),
});
type ImportChoices = z.infer<typeof Choices>;
const NONE: ImportChoices = { basis: '', configId: '', mapped: null };

export const useImportChoices = (companyId: string) => useFileChoices('order-import', companyId, Choices, NONE);
