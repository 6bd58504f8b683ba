import { useState } from 'react';
import { BegunSurvey, SurveyOpening } from '@app/contracts/surveys';
import { api } from '../../lib/api.ts';
import { localePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { isTransient } from '../../features/forms/failure.ts';
import { Waiting } from '../../features/forms/message.tsx';
import { newKey } from '../../features/forms/new-key.ts';
import { ClosedPage } from '../closed-page.tsx';
import { sendWithRetry } from '../send.ts';
import { useLoad } from '../use-load.ts';
import { asToken } from './as-token.ts';
import { NotOpen } from './not-open.tsx';
import { OpeningPage } from './opening-page.tsx';

export interface OpeningFlowProps {
  /** Whose link it is: one customer's, or everybody's. */
  links: 'invitations' | 'anonymous';
  token: string;
  go(path: string): void;
}

/** `/surveys/invitation/{token}`, `/surveys/anonymous/{token}`: what is asked and who sees it. */
export function OpeningFlow({ links, token, go }: OpeningFlowProps) {
  const { t, locale } = useT('surveys');
  // Of this visit: pressed twice, or again after going back, it is the same form.
  const [idempotencyKey] = useState(newKey);
  const { loaded, retry } = useLoad(`${links} ${token}`, async (signal) =>
    SurveyOpening.parse(await api.get(`/surveys/${links}/${asToken(token)}`, { locale, signal })),
  );
  if (loaded.state === 'loading') return <Waiting icon="chat">{t('opening.loading')}</Waiting>;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={null} onRetry={retry} />;
  const opening = loaded.value;
  const text = t('form.closed.text', { company: opening.company.name });
  if (opening.state !== 'open') return <NotOpen {...opening} title={t('form.closed.title')} text={text} />;

  const begin = async (): Promise<string> => {
    if (opening.formToken !== null) return opening.formToken;
    const request = () => api.post(`/surveys/${links}/${token}/form`, { locale, idempotencyKey });
    return BegunSurvey.parse(await sendWithRetry(request, { isTransient, waits: [1_000, 3_000] })).formToken;
  };
  return (
    <OpeningPage opening={opening} onBegin={async () => go(localePath(locale, `/surveys/form/${await begin()}`))} />
  );
}
