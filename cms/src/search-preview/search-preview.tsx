'use client';
import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { BASE_LOCALE } from '../locales.ts';
import type { Words } from '../words/say.ts';
import { chosenText, cutTo, findingsOf, fullTitle, LENGTHS, type Part } from './model.ts';
import { useKeyTexts } from './use-key-texts.ts';

/** What the base locale's version of the page has typed: seen where this one has nothing. */
function useBaseTyped(id: string | number | undefined, locale: string): Partial<Record<Part, string>> {
  const [read, setRead] = useState<{ of: string | number; typed: Partial<Record<Part, string>> } | null>(null);
  useEffect(() => {
    if (id === undefined || locale === BASE_LOCALE) return;
    const gone = new AbortController();
    fetch(`/cms-api/pages/${id}?locale=${BASE_LOCALE}&draft=true&depth=0&select[seo]=true`, { signal: gone.signal })
      .then(async (answer) => {
        if (!answer.ok) return;
        const { seo } = (await answer.json()) as { seo?: Partial<Record<Part, { text?: string | null }>> };
        setRead({ of: id, typed: { title: seo?.title?.text ?? '', description: seo?.description?.text ?? '' } });
      })
      .catch(() => undefined);
    return () => gone.abort();
  }, [id, locale]);
  return read && locale !== BASE_LOCALE && read.of === id ? read.typed : {};
}

/** The site lies at the address that the admin was opened on; the server draws without one. */
const useHost = (): string =>
  useSyncExternalStore(
    neverChanges,
    () => location.host,
    () => '…',
  );
const neverChanges = () => () => undefined;

/** The page as a list of results would show it, in the language that is being edited, while one types. */
export function SearchPreview({ words, brand }: { words: Words['searchPreview']; brand: string }) {
  const { code: locale } = useLocale();
  const { id } = useDocumentInfo();
  const form = useFormFields(([fields]) =>
    ['path', 'seo.title.text', 'seo.title.key', 'seo.description.text', 'seo.description.key', 'seo.noindex']
      .map((path) => String(fields[path]?.value ?? ''))
      // One string, so that the preview is drawn anew only when one of them changes.
      .join('\u0000'),
  );
  const [path = '', title = '', titleKey = '', description = '', descriptionKey = '', noindex] = form.split('\u0000');
  const textOf = useKeyTexts(locale, [titleKey, descriptionKey]);
  const baseTyped = useBaseTyped(id, locale);
  const chosen = {
    title: chosenText({ typed: title, baseTyped: baseTyped.title ?? null, ...textOf(titleKey) }),
    description: chosenText({
      typed: description,
      baseTyped: baseTyped.description ?? null,
      ...textOf(descriptionKey),
    }),
  };
  const trail = [locale === BASE_LOCALE ? '' : locale, ...path.split('/')].filter(Boolean);
  const findings = findingsOf(chosen, brand);
  const host = useHost();

  return (
    <div className="search-preview">
      <h4>{words.title}</h4>
      <div className="search-preview__result" lang={locale}>
        <p className="search-preview__site">
          <span className="search-preview__mark" aria-hidden="true">
            {brand.slice(0, 1)}
          </span>
          <span>
            {brand}
            <span className="search-preview__address">{[host, ...trail].join(' › ')}</span>
          </span>
        </p>
        <p className="search-preview__title">{cutTo(fullTitle(chosen.title.text, brand), LENGTHS.title[1])}</p>
        <p className="search-preview__text">{cutTo(chosen.description.text, LENGTHS.description[1])}</p>
      </div>
      <ul className="search-preview__findings" role="status">
        {noindex === 'true' && <li>{words.noindex}</li>}
        {findings.map(({ part, what, count, limit }) => (
          <li key={part + what} data-what={what}>
            <strong>{words.parts[part]}: </strong>
            {words.findings[what].replace('{{count}}', String(count)).replace('{{limit}}', String(limit))}
          </li>
        ))}
        {findings.length === 0 && noindex !== 'true' && <li data-what="good">{words.good}</li>}
      </ul>
    </div>
  );
}
