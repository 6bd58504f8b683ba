import { execFileSync } from 'node:child_process';
import type { Texts } from './check-texts.ts';
import type { Locale, Namespace } from './manifest.ts';
import { BASE_LOCALE } from './manifest.ts';
import type { BaseDigests, Mark, Marks } from './marks.ts';
import { DIGESTS_FILE, digestsOf, readDigests, readMarks, writeDigests, writeMarks } from './marks.ts';
import type { Messages } from './messages.ts';
import { counterpart, families } from './messages.ts';

/**
 * Reads the texts of a namespace as they were when the fingerprints of the base were last written; undefined where its
 * file has not changed since.
 */
export type ReadBefore = (locale: Locale, namespace: Namespace) => Messages | undefined;

/** The texts of the last commit that wrote the fingerprints. @throws outside a repository */
export function readFromHistory(folder: string): ReadBefore {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] });
  let since: { commit: string; changed: Set<string> } | undefined;
  const open = (): { commit: string; changed: Set<string> } => {
    const commit = git('log', '-1', '--format=%H', '--', DIGESTS_FILE).trim();
    // Written for the first time: every text is taken as made for its present base.
    if (commit === '') return { commit, changed: new Set() };
    return { commit, changed: new Set(git('diff', '--name-only', '--relative', commit, '--', '.').split('\n')) };
  };
  return (locale, namespace) => {
    since ??= open();
    const file = `${locale}/${namespace}.json`;
    if (!since.changed.has(file)) return undefined;
    try {
      return JSON.parse(git('show', `${since.commit}:./${file}`)) as Messages;
    } catch {
      return {};
    }
  };
}

/** The forms of a text as one string, to compare. */
const formsOf = (texts: Map<string, Map<string, string>>, family: string): string =>
  JSON.stringify([...(texts.get(family) ?? [])].sort());

const keyOf = (family: string, form: string): string => (form === '' ? family : `${family}_${form}`);

/** The families of the base whose fingerprints differ; new ones are no change. */
function changedFamilies(written: Record<string, string>, present: Record<string, string>): string[] {
  return Object.keys(present).filter((family) => written[family] && written[family] !== present[family]);
}

/**
 * Marks the forms of a text that did not change with its base.
 * @param own all texts of the language before and now, by family
 */
function markFamily(
  locale: Locale,
  family: string,
  base: Record<'before' | 'now', Map<string, Map<string, string>>>,
  own: Record<'before' | 'now', Map<string, Map<string, string>>>,
): Record<string, Mark> {
  if (formsOf(own.before, family) !== formsOf(own.now, family)) return {};
  const marks: Record<string, Mark> = {};
  const [before, now] = [base.before.get(family), base.now.get(family)];
  for (const form of own.now.get(family)?.keys() ?? []) {
    const beside = form === '' ? '' : counterpart(locale, form, BASE_LOCALE);
    const [old, present] = [before?.get(beside) ?? before?.get('other'), now?.get(beside) ?? now?.get('other')];
    if (old !== undefined && present !== undefined && old !== present) marks[keyOf(family, form)] = { base: old };
  }
  return marks;
}

/** The mark of a key without the base that it was written for; undefined if nothing is left of it. */
const withoutBase = ({ base: _, ...rest }: Mark): Mark | undefined => (rest.draft ? rest : undefined);

/**
 * The marks of a language after changes of texts: a text that did not change with its base is marked, one that changed
 * is no longer of an older base, and one that is gone has no mark.
 */
export function nextMarks(
  locale: Locale,
  marks: Marks,
  texts: Texts,
  changed: ReadonlyMap<Namespace, readonly string[]>,
  before: ReadBefore,
): Marks {
  const next: Marks = {};
  for (const [namespace, messages] of texts.get(locale) ?? []) {
    const touched = changed.get(namespace) ?? [];
    const known = Object.entries(marks[namespace] ?? {});
    if (touched.length === 0 && known.length === 0) continue;
    const own = { before: families(before(locale, namespace) ?? messages), now: families(messages) };
    const familyOf = new Map(
      [...own.now].flatMap(([family, forms]) => [...forms.keys()].map((form) => [keyOf(family, form), family])),
    );
    const fresh: Record<string, Mark> = {};
    for (const [key, mark] of known) {
      const family = familyOf.get(key);
      if (family === undefined) continue;
      const kept = formsOf(own.before, family) === formsOf(own.now, family) ? mark : withoutBase(mark);
      if (kept) fresh[key] = kept;
    }
    const base = texts.get(BASE_LOCALE)?.get(namespace) ?? {};
    const bases = {
      before: families(touched.length > 0 ? (before(BASE_LOCALE, namespace) ?? base) : base),
      now: families(base),
    };
    for (const family of touched)
      for (const [key, mark] of Object.entries(markFamily(locale, family, bases, own)))
        fresh[key] = { ...mark, ...fresh[key] };
    next[namespace] = fresh;
  }
  return next;
}

/** Brings marks and fingerprints up to date with the texts: a translation is outdated until it changes with its base. */
export function updateMarks(folder: string, texts: Texts, before: ReadBefore = readFromHistory(folder)): void {
  const written = readDigests(folder) ?? {};
  const digests: BaseDigests = {};
  const changed = new Map<Namespace, string[]>();
  for (const [namespace, messages] of texts.get(BASE_LOCALE) ?? []) {
    const present = digestsOf(messages);
    digests[namespace] = present;
    changed.set(namespace, changedFamilies(written[namespace] ?? {}, present));
  }
  for (const locale of texts.keys()) {
    if (locale !== BASE_LOCALE)
      writeMarks(locale, nextMarks(locale, readMarks(locale, folder), texts, changed, before), folder);
  }
  writeDigests(digests, folder);
}
