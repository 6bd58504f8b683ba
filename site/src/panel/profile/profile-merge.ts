import type { Locale } from '@app/contracts/common';
import type { ProfileValues } from './profile-values.ts';

/** A field of the form; descriptions are fields by language. */
export type ProfileField = Exclude<keyof ProfileValues, 'descriptions'> | `descriptions.${Locale}`;

/** A field that another member has changed. */
export interface TheirChange {
  field: ProfileField;
  /** What they have saved. */
  theirs: unknown;
  /** It was changed here too, and what was typed here is kept. */
  both: boolean;
}

interface Merged {
  values: ProfileValues;
  changes: TheirChange[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Puts what was typed on top of what another member has saved.
 * @param base what the typing began with
 * @param mine what was typed
 * @param current what is saved now
 */
export function mergeProfiles(base: ProfileValues, mine: ProfileValues, current: ProfileValues): Merged {
  const changes: TheirChange[] = [];
  /** Which of two values to take. */
  const settle = (field: ProfileField, before: unknown, typed: unknown, saved: unknown): 'typed' | 'saved' => {
    if (same(before, saved) || same(typed, saved)) return 'typed';
    const both = !same(before, typed);
    changes.push({ field, theirs: saved, both });
    return both ? 'typed' : 'saved';
  };
  const names = (Object.keys(current) as (keyof ProfileValues)[]).filter((name) => name !== 'descriptions');
  const kept = names.filter((name) => settle(name as ProfileField, base[name], mine[name], current[name]) === 'typed');
  const keptLanguages = (Object.keys(current.descriptions) as Locale[]).filter(
    (one) =>
      settle(
        `descriptions.${one}`,
        base.descriptions[one] ?? '',
        mine.descriptions[one] ?? '',
        current.descriptions[one] ?? '',
      ) === 'typed',
  );
  return {
    values: {
      ...current,
      ...Object.fromEntries(kept.map((name) => [name, mine[name]])),
      descriptions: {
        ...current.descriptions,
        ...Object.fromEntries(keptLanguages.map((one) => [one, mine.descriptions[one] ?? ''])),
      },
    },
    changes,
  };
}
