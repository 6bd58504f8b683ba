import { useEffect, useRef } from 'react';
import type { NpsForm as Form } from '@app/contracts/surveys';
import { useT } from '../../lib/texts/i18n.ts';
import { Card } from '../../ui/index.ts';
import { SurveyIntro } from '../survey/survey-intro.tsx';
import { ClosedSurvey } from '../survey/closed-survey.tsx';
import { Thanks } from '../survey/thanks.tsx';
import { useAnswering } from '../survey/use-answering.ts';
import { useLocalizedText } from '../survey/localized-text.ts';
import { useLinkScore } from './link-score.ts';
import { NpsForm } from './nps-form.tsx';
import type { NpsAnswer } from './nps-form.tsx';
import * as flow from '../flow.module.css';

export interface NpsPageProps {
  form: Form;
  /** Score of the followed link. */
  linkScore: number | null;
  /** Token of the link; null in a preview, which keeps no draft. */
  token: string | null;
  send(answer: NpsAnswer, signal: AbortSignal): Promise<unknown>;
}

/** The question, then the thanks, then the question again to change the answer. */
export function NpsPage({ form, linkScore, token, send }: NpsPageProps) {
  const { t } = useT('nps');
  const words = useLocalizedText(form.defaultLanguage);
  const { company } = form;
  const before =
    form.submittedAt === null || form.score === null ? null : { score: form.score, comment: form.comment ?? '' };
  const link = useLinkScore(linkScore);
  const { showsForm, open, refused, sent, changing, change, onSent, onClosed } = useAnswering<NpsAnswer>({
    open: form.state === 'open' || token === null,
    sent: before,
    // Another score of the same mail was clicked: opens the form to change the answer.
    changes: before !== null && linkScore !== null && linkScore !== before.score,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (showsForm) heading.current?.focus({ preventScroll: true });
  }, [showsForm]);

  if (!showsForm) {
    const params = { company: company.name };
    const closed = { title: t('closed.title'), text: t('closed.text', params) };
    if (sent === null || refused) return <ClosedSurvey company={company} {...closed} unchanged={sent !== null} />;
    return (
      <Thanks
        company={company}
        thanks={words(form.thanks)}
        ours={t('thanks.text', params)}
        change={open ? { words: t('thanks.change'), note: t('thanks.changeable', params), onPress: change } : undefined}
      />
    );
  }
  return (
    <Card className={flow.card}>
      <SurveyIntro form={form} heading={heading} />
      <NpsForm
        company={company.name}
        first={sent ?? { score: null, comment: '' }}
        link={link}
        token={token}
        changing={changing}
        send={send}
        onSent={onSent}
        onClosed={onClosed}
      />
    </Card>
  );
}
