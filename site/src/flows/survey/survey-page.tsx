import { useEffect, useRef } from 'react';
import type { SurveyAnswers, SurveyForm as Form } from '@app/contracts/surveys';
import { useT } from '../../lib/i18n.ts';
import { Card, cx } from '../../ui/index.ts';
import type { Answers } from './answers.ts';
import { Asked } from './asked.tsx';
import { NotOpen } from './not-open.tsx';
import { SurveyForm } from './survey-form.tsx';
import { Thanks } from './thanks.tsx';
import { useAnswering } from './use-answering.ts';
import { useWords } from './words.ts';
import * as flow from '../flow.module.css';
import * as styles from './survey.module.css';

export interface SurveyPageProps {
  form: Form;
  /** Of the form's link; null in a preview, which keeps nothing. */
  token: string | null;
  send(answers: SurveyAnswers, signal: AbortSignal): Promise<unknown>;
}

/** The form, the thanks for it, and the form again for who changes his answers. */
export function SurveyPage({ form, token, send }: SurveyPageProps) {
  const { t } = useT('surveys');
  const words = useWords(form.defaultLanguage);
  const { company } = form;
  const { asking, open, refused, sent, changing, change, onSent, onClosed } = useAnswering<Answers>({
    open: form.state === 'open' || token === null,
    sent: form.submittedAt === null ? null : form.answers,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(asking);
  useEffect(() => {
    if (asking) heading.current?.focus({ preventScroll: true });
    // Who comes back to a long form stays where the browser puts him.
    if (shown.current !== asking) window.scrollTo({ top: 0 });
    shown.current = asking;
  }, [asking]);

  if (!asking) {
    const params = { company: company.name };
    const closed = { title: t('form.closed.title'), text: t('form.closed.text', params) };
    if (sent === null || refused) return <NotOpen company={company} {...closed} unchanged={sent !== null} />;
    return (
      <Thanks
        company={company}
        thanks={words(form.thanks)}
        ours={t('form.thanks.text', params)}
        change={
          open ? { words: t('form.thanks.change'), note: t('form.thanks.changeable'), onPress: change } : undefined
        }
      />
    );
  }
  return (
    <div className={flow.page}>
      <Card className={cx(flow.card, styles.intro)}>
        <Asked form={form} heading={heading} />
        <p className={flow.note}>{t(form.named ? 'opening.named' : 'opening.anonymous', { company: company.name })}</p>
      </Card>
      <SurveyForm
        form={form}
        first={sent ?? form.answers}
        token={token}
        changing={changing}
        send={send}
        onSent={onSent}
        onClosed={onClosed}
      />
    </div>
  );
}
