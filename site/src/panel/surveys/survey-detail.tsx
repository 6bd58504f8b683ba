import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Survey } from '@app/contracts/surveys';
import { failureOf } from '../../lib/api/failure.ts';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, LinkButton, Skeleton } from '../../ui/index.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { CopyField } from '../controls/copy-field.tsx';
import { useFailureMessage } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { PanelLink, useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { usePermission } from '../permissions.tsx';
import { PlanLacks } from '../plan-lacks.tsx';
import { InviteForm } from './invite-form.tsx';
import { Results } from './results.tsx';
import { surveysApi } from './surveys-api.ts';
import * as styles from './surveys.module.css';

/** A survey: its state and links, whom it asks, and what they answered. */
export function SurveyDetail({ id, onGone }: { id: string; onGone(): void }) {
  const { company } = usePanel();
  const api = useApi(surveysApi);
  const survey = useQuery({
    queryKey: ['survey', company.id, id],
    queryFn: ({ signal }) => api.survey(id, signal),
  });
  if (survey.data) return <Shown survey={survey.data} onGone={onGone} />;
  if (survey.isError) return <PlanLacks error={survey.error} onRetry={() => void survey.refetch()} />;
  return (
    <Card aria-busy="true">
      <Skeleton shape="block" />
    </Card>
  );
}

function Shown({ survey, onGone }: { survey: Survey; onGone(): void }) {
  const { t, locale } = useT('panel');
  const { id, title, defaultLanguage, kind, state, counts, links } = survey;
  const permission = usePermission('surveys.write');
  return (
    <>
      <PageHead
        title={title[locale] ?? title[defaultLanguage] ?? ''}
        lead={`${t(`surveys.kinds.${kind}`)}, ${t(`surveys.states.${state}`)}`}
        actions={<PanelLink to={PANEL_PATHS.surveys}>{t('surveys.all')}</PanelLink>}
      />
      <div className={styles.page}>
        {permission.allowed ? <Actions survey={survey} onGone={onGone} /> : <Alert>{permission.reason}</Alert>}
        <Card className={styles.form}>
          <p>
            {t('surveys.answeredOf', {
              answered: formatNumber(locale, counts.answered),
              invited: formatNumber(locale, counts.invited),
            })}
          </p>
          <a href={links.preview}>{t('surveys.preview')}</a>
          {links.anonymous && <CopyField label={t('surveys.anonymousLink')} value={links.anonymous} />}
        </Card>
        {state === 'open' && permission.allowed && <InviteForm surveyId={id} />}
        {state !== 'draft' && <Results survey={survey} />}
      </div>
    </>
  );
}

function Actions({ survey: { id, state }, onGone }: { survey: Survey; onGone(): void }) {
  const { t } = useT('panel');
  const { company, navigate } = usePanel();
  const api = useApi(surveysApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const [deleting, setDeleting] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: ['surveys', company.id] });
  const change = useMutation({
    mutationFn: (to: 'open' | 'closed') => api.setSurveyState(id, { state: to }),
    onSuccess: (changed) => {
      client.setQueryData(['survey', company.id, id], changed);
      return refresh();
    },
  });
  const remove = useMutation({
    mutationFn: () => api.deleteSurvey(id),
    onSuccess: async () => {
      await refresh();
      onGone();
    },
    onSettled: () => setDeleting(false),
  });
  const failed = change.error ?? remove.error;
  return (
    <>
      <div className={styles.actions}>
        <Button busy={change.isPending} onClick={() => change.mutate(state === 'open' ? 'closed' : 'open')}>
          {t(state === 'open' ? 'surveys.close' : 'surveys.open')}
        </Button>
        {state === 'draft' && (
          <>
            <LinkButton
              variant="secondary"
              href={`?edit=${id}`}
              onClick={(event) => {
                event.preventDefault();
                navigate(`${PANEL_PATHS.surveys}?edit=${id}`);
              }}
            >
              {t('surveys.edit')}
            </LinkButton>
            <Button variant="quiet" onClick={() => setDeleting(true)}>
              {t('surveys.delete')}
            </Button>
          </>
        )}
      </div>
      {failed && <Alert tone="error">{failureOf(failed).detail ?? failureWords(failed)}</Alert>}
      {deleting && (
        <ConfirmDialog
          title={t('surveys.confirm.title')}
          confirm={t('surveys.delete')}
          cancel={t('surveys.confirm.no')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onCancel={() => setDeleting(false)}
        >
          <p>{t('surveys.confirm.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
