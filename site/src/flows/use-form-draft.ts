import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { openDraft, pruneDrafts } from './draft.ts';
import type { Draft } from './draft.ts';

/** The draft of one form and link, and what it held when the form was opened; see `openDraft`. */
export function useOpenedDraft<T>(
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

/** Tells what a form holds after every change, from the first one on. */
export function useFormChanges<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  onChange: (values: Values) => void,
): void {
  const told = useEffectEvent(onChange);
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => told(values) }), [subscribe]);
}
