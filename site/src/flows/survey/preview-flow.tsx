import { SurveyForm } from '@app/contracts/surveys';
import { api } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert } from '../../ui/index.ts';
import { Waiting } from '../../ui/feedback/message.tsx';
import { ClosedPage } from '../closed-page.tsx';
import { NpsPage } from '../nps/nps-page.tsx';
import { useLoad } from '../use-load.ts';
import { parseToken } from '../parse-token.ts';
import { SurveyPage } from './survey-page.tsx';
import * as styles from './survey.module.css';

/** Nothing is sent in a preview. */
const nowhere = async () => {};

/** `/surveys/preview/{token}`: preview of a survey for its company. */
export function PreviewFlow({ token }: { token: string }) {
  const { t, locale } = useT('surveys');
  const { loaded, retry } = useLoad(token, async (signal) =>
    SurveyForm.parse(await api.get(`/surveys/previews/${parseToken(token)}`, { locale, signal })),
  );
  if (loaded.state === 'loading') return <Waiting icon="eye">{t('opening.loading')}</Waiting>;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={null} onRetry={retry} />;
  const form = { ...loaded.value, answers: {}, submittedAt: null };
  return (
    <>
      <Alert className={styles.ribbon} tone="warning">
        {t('form.preview')}
      </Alert>
      {form.questions.length === 0 ? (
        // The NPS question is the platform's.
        <NpsPage form={{ ...form, score: null, comment: null }} linkScore={null} token={null} send={nowhere} />
      ) : (
        <SurveyPage form={form} token={null} send={nowhere} />
      )}
    </>
  );
}
