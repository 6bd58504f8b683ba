import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { openDraft, pruneDrafts } from './draft.ts';
import type { Draft } from './draft.ts';

/** The draft of one form and link, and its content when the form was opened; see `openDraft`. */
export function useFormDraft<T>(
  flow: string,
  token: string,
  schema: z.ZodType<T>,
): { draft: Draft<T>; kept: T | null } {
  const [opened] = useState(() => {
    pruneDrafts();
    const draft = openDraft(flow, token, schema);
    return { draft, kept: draft.load() };
  });
  return opened;
}

/** Calls `onChange` with the form's values after every change. */
export function useFormChanges<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  onChange: (values: Values) => void,
): void {
  const notify = useEffectEvent(onChange);
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => notify(values) }), [subscribe]);
}
