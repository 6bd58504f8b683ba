import { can, toActor, type Actor } from '../access/rules.ts';
import { LOCALES, type Locale } from '../locales.ts';

/** A member of staff who may translate, and into which languages. */
export interface Translator extends Actor {
  name: string;
  locales: readonly Locale[];
}

export type TranslatorVerdict =
  | { translator: Translator }
  | { reason: 'not_signed_in' | 'role_lacks_right'; translator?: undefined };

/** The translator of a request's user, or why there is none. A translator without languages has all of them. */
export function toTranslator(user: unknown): TranslatorVerdict {
  const actor = toActor(user);
  const verdict = can(actor, 'update', 'translations');
  if (!verdict.allowed || !actor) return { reason: verdict.allowed ? 'not_signed_in' : verdict.reason };
  const { name, email, locales } = user as { name?: string | null; email?: string; locales?: Locale[] | null };
  const limited = actor.role === 'translator' && locales && locales.length > 0;
  const own = limited ? LOCALES.filter((locale) => locales.includes(locale)) : LOCALES;
  return { translator: { ...actor, name: name || (email ?? actor.id), locales: own } };
}
