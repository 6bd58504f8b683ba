import { useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { openDraft, pruneDrafts } from '../../flows/draft.ts';
import type { Draft } from '../../flows/draft.ts';
import { useFormChanges } from '../../flows/use-form-draft.ts';
import { accountStore } from '../../lib/browser/account-store.ts';

/** The beginning of a UUID is a time, its end differs. */
const idPart = (id: string): string => id.replaceAll('-', '').slice(-22);

/**
 * What the signed-in member has typed in a form and not sent. Never for forms with passwords, keys or card data.
 * @param flow names the form
 * @param id what it is about (a UUID): a company, a review …
 * @param store the device's storage, or the tab's
 */
export const openPanelDraft = <T>(flow: string, id: string, schema: z.ZodType<T>, store?: Storage): Draft<T> =>
  openDraft(flow, idPart(id), schema, accountStore(store));

/** The draft of a form, and its content when the form was opened; see `openPanelDraft`. */
export function usePanelDraft<T>(
  flow: string,
  id: string,
  schema: z.ZodType<T>,
  store?: Storage,
): { draft: Draft<T>; kept: T | null } {
  const [opened] = useState(() => {
    pruneDrafts();
    const draft = openPanelDraft(flow, id, schema, store);
    return { draft, kept: draft.load() };
  });
  return opened;
}

/** React's keys of fields differ between readings of the same. */
const withoutKeys = (name: string, value: unknown): unknown => (name === 'key' ? undefined : value);
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, withoutKeys) === JSON.stringify(other, withoutKeys);

export interface Kept {
  /** Whether unsaved changes were put back and are still unsaved. */
  restored: boolean;
  /** Drops what is kept: call it when the values are stored, after a reset of the form. */
  forget(): void;
  /** Drops what is kept, and shows what is saved. */
  discard(): void;
}

const KeptFields = z.object({ base: z.record(z.string(), z.unknown()), values: z.record(z.string(), z.unknown()) });

/**
 * Keeps on the device what was changed in a form and not saved, through reloads and lost connections. When the form is
 * opened again, the changed fields are put on top of `saved`: the others may have been changed elsewhere meanwhile.
 * @param flow names the form, `id` what it changes (a UUID)
 * @param saved what the form starts from
 * @param store the device's storage, or the tab's
 */
export function useKeptChanges<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { flow, id, saved, store }: { flow: string; id: string; saved: Values; store?: Storage },
): Kept {
  const { draft, kept } = usePanelDraft(flow, id, KeptFields, store);
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
  const forget = () => {
    setRestored(false);
    draft.clear();
  };
  return {
    restored: restored && form.formState.isDirty,
    forget,
    discard() {
      form.clearErrors();
      form.reset(saved);
      forget();
    },
  };
}

/**
 * Like `useState`, for forms without react-hook-form: what differs from `saved` is kept on the device.
 * @param schema what does not match is ignored; the shape is enough, since what is half typed need not be right
 */
export function useKeptState<T>(
  { flow, id, saved, store }: { flow: string; id: string; saved: T; store?: Storage },
  schema: z.ZodType<T>,
): [value: T, set: (next: T) => void, kept: Kept] {
  const { draft, kept } = usePanelDraft(flow, id, schema, store);
  const [value, setValue] = useState(kept ?? saved);
  const [restored, setRestored] = useState(kept !== null && !isSame(kept, saved));
  const forget = () => {
    setRestored(false);
    draft.clear();
  };
  return [
    value,
    (next) => {
      setValue(next);
      if (isSame(next, saved)) draft.clear();
      else draft.save(next);
    },
    {
      restored: restored && !isSame(value, saved),
      forget,
      discard() {
        setValue(saved);
        forget();
      },
    },
  ];
}
