import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Card, Skeleton } from '../../ui/index.ts';
import { Permitted } from '../permissions.tsx';
import { PageHead } from '../page-head.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { PlanLacks } from '../plan-lacks.tsx';
import { draftOf, newSurvey } from './survey-draft.ts';
import { SurveyForm } from './survey-form.tsx';
import { surveysApi } from './surveys-api.ts';

export interface SurveyEditorProps {
  /** Null: a new one. */
  id: string | null;
  onSaved(id: string): void;
  onCancel(): void;
}

/** Creates a survey, or changes one that has never been open. */
export function SurveyEditor({ id, onSaved, onCancel }: SurveyEditorProps) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(surveysApi);
  const survey = useQuery({
    queryKey: ['survey', company.id, id],
    queryFn: ({ signal }) => api.survey(id ?? '', signal),
    enabled: id !== null,
  });
  const title = t(id === null ? 'surveys.create' : 'surveys.edit');
  return (
    <>
      <PageHead title={title} />
      <Permitted act="surveys.write">
        {id === null ? (
          <SurveyForm id={null} saved={newSurvey(locale)} onSaved={onSaved} onCancel={onCancel} />
        ) : survey.data ? (
          survey.data.state === 'draft' ? (
            <SurveyForm id={id} saved={draftOf(survey.data)} onSaved={onSaved} onCancel={onCancel} />
          ) : (
            <Alert>{t('surveys.notDraft')}</Alert>
          )
        ) : survey.isError ? (
          <PlanLacks error={survey.error} onRetry={() => void survey.refetch()} />
        ) : (
          <Card aria-busy="true">
            <Skeleton shape="block" />
          </Card>
        )}
      </Permitted>
    </>
  );
}
