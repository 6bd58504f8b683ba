import { useEffect, useState } from 'react';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { newKey } from '../../features/forms/new-key.ts';
import { openDraft } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { firstStep } from './entry-steps.ts';
import type { Step } from './entry-steps.ts';
import { EntryDraft, NOTHING, isBegun } from './entry-values.ts';
import type { EntryValues } from './entry-values.ts';

export interface StartedEntry {
  draft: Draft<EntryDraft>;
  values: EntryValues;
  step: Step;
  /** Made once and kept with the draft: what is sent twice, also after a reload, counts once. */
  idempotencyKey: string;
  /** Something written earlier came back. */
  restored: boolean;
}

/** Takes up what was begun in this tab, or begins anew. */
export function useStartedEntry(code: string, steps: readonly Step[]): StartedEntry {
  const [started] = useState<StartedEntry>(() => {
    const draft = openDraft('entry', code, EntryDraft, tabStore());
    const kept = draft.load();
    const values = kept?.values ?? NOTHING;
    return {
      ...{ draft, values, step: firstStep(steps, kept?.step, values.grade) },
      ...{ idempotencyKey: kept?.idempotencyKey ?? newKey(), restored: isBegun(values) },
    };
  });
  return started;
}

/** Keeps every keystroke until the review is sent. Gives what the form holds now. */
export function useKeepEntry(
  { draft, idempotencyKey }: StartedEntry,
  control: Control<EntryValues>,
  step: Step,
): EntryValues {
  const values = useWatch({ control }) as EntryValues;
  useEffect(() => {
    if (isBegun(values)) draft.save({ values, step, idempotencyKey });
    else draft.clear();
  }, [draft, values, step, idempotencyKey]);
  return values;
}

/** A device by a till belongs to many: what is typed there ends with the tab. */
function tabStore(): Storage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}
