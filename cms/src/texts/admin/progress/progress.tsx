'use client';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { COMPLETE, LOCALE_NAMES } from '@app/locales/manifest.ts';
import { fillIn, wordFor } from '../../../words/fill.ts';
import type { Locale, Namespace } from '../../../locales.ts';
import type { ProgressCell } from '../../schemas.ts';
import { codeOf, fetchProgress } from '../api.ts';
import { cellQuery, heatLevel, sumCells, type CellSum } from './progress-cells.ts';
import { Tabs } from '../tabs.tsx';
import type { TextWords } from '../words.ts';

interface Props {
  words: TextWords;
  language: string;
  locales: readonly Locale[];
}

/** Progress by language and namespace; each cell links to its texts. */
export function Progress({ words, language, locales }: Props) {
  const [cells, setCells] = useState<ProgressCell[]>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    fetchProgress().then(
      (answer) => setCells(answer.cells),
      (failure: unknown) => setError(codeOf(failure)),
    );
  }, []);
  return (
    <>
      <header className="staff-page__head texts__head">
        <h1>{words.overview.title}</h1>
        <Tabs words={words} current="progress" />
      </header>
      {error && (
        <p className="texts__message" role="alert">
          {wordFor(words.errors, error)}
        </p>
      )}
      {!cells && !error && <p role="status">{words.loading}</p>}
      {cells && (
        <>
          <p className="texts__hint">{words.overview.lead}</p>
          <HeatMap words={words} language={language} locales={locales} cells={cells} />
        </>
      )}
    </>
  );
}

function HeatMap({ words, language, locales, cells }: Props & { cells: readonly ProgressCell[] }) {
  const sums = new Map(cells.map((cell) => [`${cell.locale} ${cell.namespace}`, sumCells([cell])]));
  const namespaces = [...new Set(cells.map(({ namespace }) => namespace))];
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const inAll = (locale: Locale): CellSum => sumCells(cells.filter((cell) => cell.locale === locale));
  const cell = (locale: Locale, namespace: string | undefined, sum: CellSum) => (
    <Cell
      words={words}
      locale={locale}
      namespace={namespace}
      sum={sum}
      label={
        sum.total === 0
          ? '·'
          : sum.done === sum.total
            ? '✓'
            : share.format(Math.floor((100 * sum.done) / sum.total) / 100)
      }
    />
  );
  return (
    <div className="heat__frame" role="region" aria-label={words.overview.title} tabIndex={0}>
      <table className="heat">
        <thead>
          <tr>
            <th scope="col">{words.namespace}</th>
            {locales.map((locale) => (
              <th key={locale} scope="col">
                <abbr title={LOCALE_NAMES[locale]}>{locale}</abbr>
              </th>
            ))}
          </tr>
          <tr className="heat__all">
            <th scope="row">{words.overview.total}</th>
            {locales.map((locale) => (
              <td key={locale}>{cell(locale, undefined, inAll(locale))}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {namespaces.map((namespace) => (
            <tr key={namespace}>
              <th scope="row">{namespace}</th>
              {locales.map((locale) => (
                <td key={locale}>{cell(locale, namespace, sums.get(`${locale} ${namespace}`) ?? sumCells([]))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  words: TextWords;
  locale: Locale;
  namespace: string | undefined;
  sum: CellSum;
  label: string;
}

function Cell({ words, locale, namespace, sum, label }: CellProps) {
  const description = fillIn(words.overview.cell, {
    ...sum,
    language: LOCALE_NAMES[locale],
    namespace: namespace ?? words.allNamespaces,
  });
  const isPromised = namespace !== undefined && COMPLETE[locale].includes(namespace as Namespace);
  return (
    <Link
      className="heat__cell"
      href={`/admin/texts?${cellQuery(locale, namespace, sum)}`}
      prefetch={false}
      title={description}
      aria-label={`${label}. ${description}`}
      data-heat={heatLevel(sum)}
      data-promised={isPromised}
      data-owed={isPromised && sum.missing + sum.draft > 0}
      data-outdated={sum.outdated + sum.draft > 0}
    >
      {label}
    </Link>
  );
}
