import { SurveyForm } from '@app/contracts/surveys';
import { api } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Waiting } from '../../ui/feedback/message.tsx';
import { ClosedPage } from '../closed-page.tsx';
import { useLoad } from '../use-load.ts';
import { parseToken } from '../parse-token.ts';
import { SurveyPage } from './survey-page.tsx';

/** `/surveys/form/{token}`: a customer's form, with their answers so far. */
export function SurveyFlow({ token }: { token: string }) {
  const { t, locale } = useT('surveys');
  const { loaded, retry } = useLoad(token, async (signal) =>
    SurveyForm.parse(await api.get(`/surveys/forms/${parseToken(token)}`, { locale, signal })),
  );
  if (loaded.state === 'loading') return <Waiting icon="chat">{t('opening.loading')}</Waiting>;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={null} onRetry={retry} />;
  return (
    <SurveyPage
      form={loaded.value}
      token={token}
      send={(answers, signal) =>
        api.put(`/surveys/forms/${token}`, { body: { language: locale, answers }, locale, signal })
      }
    />
  );
}
