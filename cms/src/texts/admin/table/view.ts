import { LOCALES, type Locale, NAMESPACES, type Namespace } from '../../../locales.ts';
import { STATES, type TextState } from '../../text-state.ts';

/** The reference language shown next to the translations. */
export type ReferenceLanguage = 'pl' | 'en' | 'both';

/** The filters of the table, all of which are kept in the page's URL. */
export interface View {
  locale: Locale;
  namespace: Namespace | undefined;
  state: TextState | undefined;
  q: string;
  key: string | undefined;
}

const member = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value);

/** Parses the query of a URL; missing or invalid parameters stay undefined. */
export function parseView(search: URLSearchParams, own: readonly Locale[], last: string | null): View {
  const named = member(LOCALES, search.get('locale'));
  const usual = member(own, last) ?? own.find((locale) => locale !== 'pl') ?? own[0] ?? 'en';
  return {
    locale: named && own.includes(named) ? named : usual,
    namespace: member(NAMESPACES, search.get('namespace')),
    state: member(STATES, search.get('state')),
    q: search.get('q') ?? '',
    key: search.get('key') ?? undefined,
  };
}

/** The query of a view; unset filters are left out. */
export function viewQuery({ locale, namespace, state, q, key }: View): string {
  const search = new URLSearchParams({ locale });
  for (const [name, value] of Object.entries({ namespace, state, q, key })) if (value) search.set(name, value);
  return search.toString();
}
