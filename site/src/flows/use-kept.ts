import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { openDraft, pruneDrafts } from './draft.ts';

/**
 * What somebody is filling in, kept on this device until it is sent.
 * @param flow names the flow, with `token` its draft; without a token nothing is kept
 * @param first what the form begins with when there is no draft
 */
export function useKept<T>(flow: string, token: string | null, schema: z.ZodType<T>, first: T) {
  const [draft] = useState(() => {
    if (token !== null) pruneDrafts();
    return token === null ? null : openDraft(flow, token, schema);
  });
  const [start] = useState(() => draft?.load() ?? null);
  const [value, setValue] = useState(start ?? first);
  /** Nobody has touched it, or it has been sent: then there is nothing to keep. */
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) draft?.save(value);
  }, [draft, touched, value]);
  return {
    value,
    /** Something filled in earlier came back. */
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
