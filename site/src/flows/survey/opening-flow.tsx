import { useState } from 'react';
import { BegunSurvey, SurveyOpening } from '@app/contracts/surveys';
import { api } from '../../lib/api/api.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { isTransient } from '../../lib/api/failure.ts';
import { Waiting } from '../../ui/feedback/message.tsx';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { ClosedPage } from '../closed-page.tsx';
import { sendWithRetry } from '../send.ts';
import { useLoad } from '../use-load.ts';
import { parseToken } from '../parse-token.ts';
import { ClosedSurvey } from './closed-survey.tsx';
import { OpeningPage } from './opening-page.tsx';

export interface OpeningFlowProps {
  /** Personal or anonymous link. */
  links: 'invitations' | 'anonymous';
  token: string;
  go(path: string): void;
}

/** `/surveys/invitation/{token}`, `/surveys/anonymous/{token}`: introduces the survey and says who sees the answers. */
export function OpeningFlow({ links, token, go }: OpeningFlowProps) {
  const { t, locale } = useT('surveys');
  // Idempotency key of this visit: opening twice, or again after Back, gives the same form.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { loaded, retry } = useLoad(`${links} ${token}`, async (signal) =>
    SurveyOpening.parse(await api.get(`/surveys/${links}/${parseToken(token)}`, { locale, signal })),
  );
  if (loaded.state === 'loading') return <Waiting icon="chat">{t('opening.loading')}</Waiting>;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={null} onRetry={retry} />;
  const opening = loaded.value;
  const text = t('form.closed.text', { company: opening.company.name });
  if (opening.state !== 'open') return <ClosedSurvey {...opening} title={t('form.closed.title')} text={text} />;

  const begin = async (): Promise<string> => {
    if (opening.formToken !== null) return opening.formToken;
    const request = () => api.post(`/surveys/${links}/${token}/form`, { locale, idempotencyKey });
    return BegunSurvey.parse(await sendWithRetry(request, { isTransient, waits: [1_000, 3_000] })).formToken;
  };
  return (
    <OpeningPage opening={opening} onBegin={async () => go(localePath(locale, `/surveys/form/${await begin()}`))} />
  );
}
