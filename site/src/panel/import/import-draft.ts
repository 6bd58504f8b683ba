import { useState } from 'react';
import { z } from 'zod';
import { OrderImportMapping } from '@app/contracts/inviting/order-imports';
import { openPanelDraft } from '../kept/use-kept.ts';

const Choices = z.object({
  basis: z.string(),
  configId: z.string(),
  /** A mapping that the member changed, and the name of its file. */
  mapped: z.object({ fileName: z.string(), mapping: OrderImportMapping }).nullable(),
});
export type ImportChoices = z.infer<typeof Choices>;
const NONE: ImportChoices = { basis: '', configId: '', mapped: null };

/** What was chosen beside the file, kept in this tab until the file is sent: browsers give no file back after a reload. */
export function useImportChoices(companyId: string) {
  const [draft] = useState(() => openPanelDraft('order-import', companyId, Choices, window.sessionStorage));
  const [choices, setChoices] = useState(() => draft.load() ?? NONE);
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
