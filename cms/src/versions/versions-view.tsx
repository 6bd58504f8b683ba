import { SetDocumentStepNav } from '@payloadcms/ui';
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug } from 'payload';
import { fillIn, wordFor } from '../words/fill.ts';
import { type Words, wordsOf } from '../words/admin-text.ts';
import { LOCALE_NAMES } from '@app/locales/manifest.ts';
import { type Change, whatChanged } from './what-changed.ts';
import './versions.css';

const PAGE = 15;
const SHOWN = 4;
const EXCERPT = 90;

interface Saved {
  id: string;
  updatedAt: string;
  autosave?: boolean | null;
  version: { _status?: string | null; savedBy?: string | null };
}

const excerpt = (words: string): string => (words.length > EXCERPT ? `${words.slice(0, EXCERPT).trimEnd()}…` : words);

/** The versions of a document, newest first, with who has saved each of them and what they changed. */
export async function VersionsView({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult;
  const { payload, i18n } = req;
  const words = wordsOf('versions', i18n.language);
  const fields = wordsOf('fields', i18n.language);
  const page = Math.max(1, Number(searchParams?.['page'] ?? 1) || 1);
  const common = { depth: 0, limit: PAGE + 1, locale: 'all', sort: '-updatedAt', overrideAccess: false, req } as const;
  const where = { snapshot: { not_equals: true } };
  // One more than is shown: the last one is compared with it.
  const offset = (page - 1) * PAGE;
  const all = { ...common, limit: offset + PAGE + 1 };
  const { docs } = collectionConfig
    ? await payload.findVersions({
        ...all,
        collection: collectionConfig.slug as CollectionSlug,
        where: { and: [{ parent: { equals: docID } }, where] },
      })
    : await payload.findGlobalVersions({ ...all, slug: globalConfig?.slug as GlobalSlug, where });
  const versions = (docs as unknown as Saved[]).slice(offset);
  const base = collectionConfig
    ? `/admin/collections/${collectionConfig.slug}/${docID}/versions`
    : `/admin/globals/${globalConfig?.slug}/versions`;
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const label = collectionConfig?.labels.plural ?? globalConfig?.label;
  return (
    <main className="versions-list gutter--left gutter--right">
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        pluralLabel={label as never}
        useAsTitle={collectionConfig?.admin.useAsTitle}
        view={words.title}
      />
      <h1>{words.title}</h1>
      {versions.length === 0 && <p>{words.none}</p>}
      <ol>
        {versions.slice(0, PAGE).map((one, at) => {
          const before = versions[at + 1];
          const isPublic = one.version._status === 'published';
          return (
            <li key={one.id}>
              <p className="versions-list__head">
                <a href={`${base}/${one.id}`}>
                  <time dateTime={one.updatedAt}>{when.format(new Date(one.updatedAt))}</time>
                </a>
                <span className="versions-list__state" data-public={isPublic}>
                  {isPublic ? words.published : one.autosave ? words.autosaved : words.draft}
                </span>
                <span>{one.version.savedBy ?? words.nobody}</span>
              </p>
              <Changes words={words} fields={fields} changes={before && whatChanged(before.version, one.version)} />
            </li>
          );
        })}
      </ol>
      <nav className="versions-list__pages">
        {page > 1 && <a href={`${base}?page=${page - 1}`}>{words.newer}</a>}
        {versions.length > PAGE && <a href={`${base}?page=${page + 1}`}>{words.older}</a>}
      </nav>
    </main>
  );
}

interface ChangesProps {
  words: Words['versions'];
  fields: Words['fields'];
  changes: Change[] | undefined;
}

/** What a version changed, in its words; how many changes more there are. */
function Changes({ words, fields, changes }: ChangesProps) {
  if (!changes) return <p className="versions-list__hint">{words.first}</p>;
  if (changes.length === 0) return <p className="versions-list__hint">{words.same}</p>;
  return (
    <ul>
      {changes.slice(0, SHOWN).map(({ fields: path, locale, before, after }, at) => (
        <li key={at}>
          <span className="versions-list__hint">
            {path
              .map((name) => wordFor(fields as Record<string, string>, name))
              .filter((name, place, names) => names.indexOf(name) === place)
              .join(' › ')}
            {locale && ` · ${LOCALE_NAMES[locale]}`}
          </span>{' '}
          {before !== null && <del lang={locale ?? undefined}>{excerpt(before)}</del>}{' '}
          {after !== null && <ins lang={locale ?? undefined}>{excerpt(after)}</ins>}
        </li>
      ))}
      {changes.length > SHOWN && (
        <li className="versions-list__hint">{fillIn(words.more, { count: changes.length - SHOWN })}</li>
      )}
    </ul>
  );
}
