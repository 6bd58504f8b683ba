import { useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
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

const Kept = z.object({ base: z.record(z.string(), z.unknown()), values: z.record(z.string(), z.unknown()) });
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps on the device what was changed in a form and not saved, through reloads. When the form is opened again, the
 * changed fields are put on top of `saved`: the others may have been changed elsewhere meanwhile.
 * @param flow names the form, `id` what it changes (a UUID)
 * @param saved what the form starts from; call `forget` when its values are stored, after a reset of the form
 */
export function useKeptChanges<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { flow, id, saved }: { flow: string; id: string; saved: Values },
): { restored: boolean; forget(): void } {
  // The end of an id differs between companies, its beginning is a time.
  const { draft, kept } = useFormDraft(flow, id.replaceAll('-', '').slice(-22), Kept);
  const [merged] = useState(() => {
    const changed = Object.entries(kept?.values ?? {}).filter(([field, value]) => !isSame(value, kept?.base[field]));
    const values = { ...saved, ...Object.fromEntries(changed) };
    return isSame(values, saved) ? null : values;
  });
  const [restored, setRestored] = useState(merged !== null);
  const restore = useEffectEvent(() => {
    if (merged) form.reset(merged as DefaultValues<Values>, { keepDefaultValues: true });
    else draft.clear();
  });
  useEffect(() => restore(), []);
  useFormChanges(form, (values) => (isSame(values, saved) ? draft.clear() : draft.save({ base: saved, values })));
  return {
    restored,
    forget() {
      setRestored(false);
      draft.clear();
    },
  };
}
