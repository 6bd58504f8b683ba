import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { openDraft, pruneDrafts } from './draft.ts';

/**
 * Form state kept on this device until it is sent.
 * @param flow names the flow, with `token` its draft; without a token nothing is kept
 * @param first initial value without a draft
 */
export function useDraftState<T>(flow: string, token: string | null, schema: z.ZodType<T>, first: T) {
  const [draft] = useState(() => {
    if (token !== null) pruneDrafts();
    return token === null ? null : openDraft(flow, token, schema);
  });
  const [start] = useState(() => draft?.load() ?? null);
  const [value, setValue] = useState(start ?? first);
  /** False before the first change and after sending: nothing is kept then. */
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) draft?.save(value);
  }, [draft, touched, value]);
  return {
    value,
    /** Whether a draft was restored. */
    restored: start !== null,
    touched,
    set(next: T) {
      setTouched(true);
      setValue(next);
    },
    clear() {
      setTouched(false);
      draft?.clear();
    },
  };
}
