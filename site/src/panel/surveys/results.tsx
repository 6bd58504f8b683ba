import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Survey, SurveyResults } from '@app/contracts/surveys';
import { saveFile } from '../../lib/browser/save-file.ts';
import { formatNumber, formatPercent } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Icon, Skeleton } from '../../ui/index.ts';
import { CSV_TYPE, toCsv } from '../../lib/browser/csv.ts';
import { LoadFailed, useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { countRows, responseRows } from './result-rows.ts';
import type { CountRow } from './result-rows.ts';
import { surveysApi } from './surveys-api.ts';
import * as styles from './surveys.module.css';

/** What was answered: per question a table whose rows carry bars, and all answers as a file. */
export function Results({ survey }: { survey: Survey }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(surveysApi);
  const results = useQuery({
    queryKey: ['survey-results', company.id, survey.id],
    queryFn: ({ signal }) => api.surveyResults(survey.id, signal),
  });
  return (
    <section className={styles.page}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('surveys.results.title')}</h2>
        {results.data && results.data.answered > 0 && <ExportAnswers survey={survey} />}
      </div>
      {results.data ? (
        results.data.answered === 0 ? (
          <p className={styles.quiet}>{t('surveys.results.none')}</p>
        ) : (
          <>
            {results.data.nps && <Score nps={results.data.nps} />}
            {results.data.questions.map((result) => {
              const question = survey.questions.find(({ id }) => id === result.id);
              if (!question) return null;
              const words = question.question[locale] ?? question.question[survey.defaultLanguage] ?? '';
              const rows = countRows(question, result, { locale, fallback: survey.defaultLanguage });
              return (
                <Card key={result.id} className={styles.form}>
                  <h3 className={styles.legend}>{words}</h3>
                  <p className={styles.quiet}>
                    {t('surveys.results.answered', { count: result.answered })}
                    {result.mean !== null &&
                      `, ${t('surveys.results.mean', { value: formatNumber(locale, Math.round(result.mean * 100) / 100) })}`}
                  </p>
                  {rows.length > 0 ? (
                    <Counts caption={words} rows={rows} all={result.answered} />
                  ) : (
                    <p className={styles.quiet}>{t('surveys.results.open')}</p>
                  )}
                </Card>
              );
            })}
          </>
        )
      ) : results.isError ? (
        <LoadFailed error={results.error} onRetry={() => void results.refetch()} />
      ) : (
        <Skeleton shape="block" />
      )}
    </section>
  );
}

function Score({ nps }: { nps: NonNullable<SurveyResults['nps']> }) {
  const { t, locale } = useT('panel');
  const { score, promoters, passives, detractors, distribution } = nps;
  const all = promoters + passives + detractors;
  return (
    <Card className={styles.form}>
      <p className={styles.score}>
        {t('surveys.results.nps')}: <strong>{score === null ? '–' : formatNumber(locale, score)}</strong>
      </p>
      <Counts
        caption={t('surveys.results.groups')}
        rows={[
          { key: 'promoters', label: t('surveys.results.promoters'), count: promoters },
          { key: 'passives', label: t('surveys.results.passives'), count: passives },
          { key: 'detractors', label: t('surveys.results.detractors'), count: detractors },
        ]}
        all={all}
      />
      <Counts
        caption={t('surveys.results.points')}
        rows={distribution.map((count, point) => ({ key: String(point), label: formatNumber(locale, point), count }))}
        all={all}
      />
    </Card>
  );
}

function Counts({ caption, rows, all }: { caption: string; rows: readonly CountRow[]; all: number }) {
  const { t, locale } = useT('panel');
  const label = (row: CountRow) => row.label ?? t(`surveys.results.${row.key === 'yes' ? 'yes' : 'no'}`);
  return (
    <table className={styles.counts}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map((row) => {
          const share = all === 0 ? 0 : row.count / all;
          return (
            <tr key={row.key}>
              <th scope="row">{label(row)}</th>
              <td className={styles.number}>
                {formatNumber(locale, row.count)} ({formatPercent(locale, share)})
              </td>
              <td className={styles.barCell} aria-hidden="true">
                <span className={styles.bar} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Collects every answer page by page and saves them as CSV. */
function ExportAnswers({ survey }: { survey: Survey }) {
  const { t, locale } = useT('panel');
  const api = useApi(surveysApi);
  const failureWords = useFailureMessage();
  const [read, setRead] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const save = async () => {
    setError(null);
    setRead(0);
    try {
      const items = [];
      let cursor: string | null = null;
      do {
        const page = await api.responses(survey.id, cursor);
        items.push(...page.items);
        cursor = page.nextCursor;
        setRead(items.length);
      } while (cursor !== null);
      const heads = ['submitted', 'language', 'name', 'email'].map((one) => t(`surveys.export.${one}`));
      const rows = responseRows(survey, items, { locale, heads, score: t('surveys.export.score') });
      saveFile('survey-answers.csv', toCsv(rows), CSV_TYPE);
    } catch (failure) {
      setError(failure);
    } finally {
      setRead(null);
    }
  };
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        icon={<Icon name="download" size={18} />}
        busy={read !== null}
        onClick={() => void save()}
      >
        {read === null ? t('surveys.export.save') : t('surveys.export.progress', { count: read })}
      </Button>
      {error !== null && <Alert tone="error">{failureWords(error)}</Alert>}
    </div>
  );
}
