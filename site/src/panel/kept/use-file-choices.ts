import { useState } from 'react';
import type { z } from 'zod';
import { openPanelDraft } from './use-kept.ts';

/**
 * What was chosen beside a file, kept in this tab until the file is sent: browsers give no file back after a reload.
 * @param first the choices before anything was chosen
 */
export function useFileChoices<T extends object>(flow: string, companyId: string, schema: z.ZodType<T>, first: T) {
  const [draft] = useState(() => openPanelDraft(flow, companyId, schema, window.sessionStorage));
  const [choices, setChoices] = useState(() => draft.load() ?? first);
  return {
    choices,
    choose(changed: Partial<T>): void {
      const next = { ...choices, ...changed };
      draft.save(next);
      setChoices(next);
    },
    forget: () => draft.clear(),
  };
}
