import { useEffect, useState } from 'react';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { openDraft } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { firstStep } from './entry-steps.ts';
import type { Step } from './entry-steps.ts';
import { EntryDraft, EMPTY_ENTRY, hasInput } from './entry-values.ts';
import type { EntryValues } from './entry-values.ts';

export interface StartedEntry {
  draft: Draft<EntryDraft>;
  values: EntryValues;
  step: Step;
  /** Idempotency key, kept with the draft: sending twice, even after a reload, counts once. */
  idempotencyKey: string;
  /** A draft was restored. */
  restored: boolean;
}

/** Restores this tab's draft, or starts a new one. */
export function useEntryDraft(code: string, steps: readonly Step[]): StartedEntry {
  const [started] = useState<StartedEntry>(() => {
    const draft = openDraft('entry', code, EntryDraft, tabStore());
    const kept = draft.load();
    const values = kept?.values ?? EMPTY_ENTRY;
    return {
      draft,
      values,
      step: firstStep(steps, kept?.step, values.grade),
      idempotencyKey: kept?.idempotencyKey ?? newIdempotencyKey(),
      restored: hasInput(values),
    };
  });
  return started;
}

/** Saves the draft on every change until the review is sent. Returns the current values. */
export function useSaveEntry(
  { draft, idempotencyKey }: StartedEntry,
  control: Control<EntryValues>,
  step: Step,
): EntryValues {
  const values = useWatch({ control }) as EntryValues;
  useEffect(() => {
    if (hasInput(values)) draft.save({ values, step, idempotencyKey });
    else draft.clear();
  }, [draft, values, step, idempotencyKey]);
  return values;
}

/** Session storage, because devices in shops are shared. */
function tabStore(): Storage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}
