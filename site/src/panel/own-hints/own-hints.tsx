import { useQuery } from '@tanstack/react-query';
import { LOCALES, Locale } from '@app/contracts/common';
import { languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, Field, Select, Skeleton } from '../../ui/index.ts';
import { PageHead } from '../page-head.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { PlanLacks } from '../plan-lacks.tsx';
import { HintsForm } from './hints-form.tsx';
import { ownHintsApi } from './own-hints-api.ts';
import * as styles from './own-hints.module.css';

/** Settings › Own hints: phrases that reviewers can click, offered before the common ones. The address holds the language. */
export function OwnHintsPage() {
  const { t, locale } = useT('panel');
  const { company, search, navigate } = usePanel();
  const api = useApi(ownHintsApi);
  const language = Locale.catch(locale).parse(new URLSearchParams(search).get('language'));
  const hints = useQuery({
    queryKey: ['own-hints', company.id, language],
    queryFn: ({ signal }) => api.hints(language, signal),
  });
  const filled = hints.data?.languages ?? [];
  return (
    <>
      <PageHead title={t('ownHints.title')} lead={t('ownHints.lead')} />
      {hints.isError ? (
        <Card>
          <PlanLacks error={hints.error} onRetry={() => void hints.refetch()} />
        </Card>
      ) : (
        <>
          <Field label={t('ownHints.language')} hint={t('ownHints.languageHint')} className={styles.language}>
            <Select
              value={language}
              onChange={(event) => navigate(`${PANEL_PATHS.settingsOwnHints}?language=${event.target.value}`)}
            >
              {LOCALES.map((one) => (
                <option key={one} value={one}>
                  {filled.includes(one)
                    ? t('ownHints.filled', { language: languageName(locale, one) })
                    : languageName(locale, one)}
                </option>
              ))}
            </Select>
          </Field>
          {hints.data ? (
            <HintsForm key={language} hints={hints.data} />
          ) : (
            <Card aria-busy="true">
              <Skeleton shape="block" />
            </Card>
          )}
        </>
      )}
    </>
  );
}
