'use client';
import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { BASE_LOCALE } from '../locales.ts';
import type { Words } from '../words/admin-text.ts';
import { chosenText, cutTo, resultFindings, fullTitle, LENGTHS, type ResultPart } from './search-result.ts';
import { useKeyTexts } from './use-key-texts.ts';

/** Typed texts of the page in the base locale, which are the fallback. */
function useBaseTyped(id: string | number | undefined, locale: string): Partial<Record<ResultPart, string>> {
  const [read, setRead] = useState<{ of: string | number; typed: Partial<Record<ResultPart, string>> } | null>(null);
  useEffect(() => {
    if (id === undefined || locale === BASE_LOCALE) return;
    const gone = new AbortController();
    fetch(`/cms-api/pages/${id}?locale=${BASE_LOCALE}&draft=true&depth=0&select[seo]=true`, { signal: gone.signal })
      .then(async (answer) => {
        if (!answer.ok) return;
        const { seo } = (await answer.json()) as { seo?: Partial<Record<ResultPart, { text?: string | null }>> };
        setRead({ of: id, typed: { title: seo?.title?.text ?? '', description: seo?.description?.text ?? '' } });
      })
      .catch(() => undefined);
    return () => gone.abort();
  }, [id, locale]);
  return read && locale !== BASE_LOCALE && read.of === id ? read.typed : {};
}

/** The host of the admin, which is also that of the site; unknown on the server. */
const useHost = (): string =>
  useSyncExternalStore(
    neverChanges,
    () => location.host,
    () => '…',
  );
const neverChanges = () => () => undefined;

/** A live preview of the page as a search result in the edited language. */
export function SearchPreview({ words, brand }: { words: Words['searchPreview']; brand: string }) {
  const { code: locale } = useLocale();
  const { id } = useDocumentInfo();
  const form = useFormFields(([fields]) =>
    ['path', 'seo.title.text', 'seo.title.key', 'seo.description.text', 'seo.description.key', 'seo.noindex']
      .map((path) => String(fields[path]?.value ?? ''))
      // One string, so that only a change renders the preview again.
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
  const findings = resultFindings(chosen, brand);
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
