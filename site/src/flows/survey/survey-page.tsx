import { useEffect, useRef } from 'react';
import type { SurveyAnswers, SurveyForm as Form } from '@app/contracts/surveys';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, cx } from '../../ui/index.ts';
import type { Answers } from './answers.ts';
import { SurveyIntro } from './survey-intro.tsx';
import { ClosedSurvey } from './closed-survey.tsx';
import { SurveyForm } from './survey-form.tsx';
import { Thanks } from './thanks.tsx';
import { useAnswering } from './use-answering.ts';
import { useLocalizedText } from './localized-text.ts';
import * as flow from '../flow.module.css';
import * as styles from './survey.module.css';

export interface SurveyPageProps {
  form: Form;
  /** Token of the form's link; null in a preview, which keeps no draft. */
  token: string | null;
  send(answers: SurveyAnswers, signal: AbortSignal): Promise<unknown>;
}

/** The form, then the thanks, then the form again to change answers. */
export function SurveyPage({ form, token, send }: SurveyPageProps) {
  const { t } = useT('surveys');
  const words = useLocalizedText(form.defaultLanguage);
  const { company } = form;
  const { showsForm, open, refused, sent, changing, change, onSent, onClosed } = useAnswering<Answers>({
    open: form.state === 'open' || token === null,
    sent: form.submittedAt === null ? null : form.answers,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(showsForm);
  useEffect(() => {
    if (showsForm) heading.current?.focus({ preventScroll: true });
    // On return to a long form, the browser restores the scroll position.
    if (shown.current !== showsForm) window.scrollTo({ top: 0 });
    shown.current = showsForm;
  }, [showsForm]);

  if (!showsForm) {
    const params = { company: company.name };
    const closed = { title: t('form.closed.title'), text: t('form.closed.text', params) };
    if (sent === null || refused) return <ClosedSurvey company={company} {...closed} unchanged={sent !== null} />;
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
        <SurveyIntro form={form} heading={heading} />
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
