import { LOCALES, type Locale, NAMESPACES, type Namespace } from '../../locales.ts';
import { STATES, type TextState } from '../model.ts';

/** What the table shows; all of it stands in the page's address. */
export interface View {
  locale: Locale;
  namespace: Namespace | undefined;
  state: TextState | undefined;
  q: string;
  key: string | undefined;
}

const member = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value);

/** Reads an address; what it does not say, or not rightly, is left open. A key alone names its namespace, too. */
export function readView(search: URLSearchParams, own: readonly Locale[], last: string | null): View {
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

/** The address of a view, without what is open. */
export function viewQuery({ locale, namespace, state, q, key }: View): string {
  const search = new URLSearchParams({ locale });
  for (const [name, value] of Object.entries({ namespace, state, q, key })) if (value) search.set(name, value);
  return search.toString();
}
