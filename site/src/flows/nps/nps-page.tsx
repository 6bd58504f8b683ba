import { useEffect, useRef } from 'react';
import type { NpsForm as Form } from '@app/contracts/surveys';
import { useT } from '../../lib/i18n.ts';
import { Card } from '../../ui/index.ts';
import { Asked } from '../survey/asked.tsx';
import { NotOpen } from '../survey/not-open.tsx';
import { Thanks } from '../survey/thanks.tsx';
import { useAnswering } from '../survey/use-answering.ts';
import { useWords } from '../survey/words.ts';
import { useLinkScore } from './link-score.ts';
import { NpsForm } from './nps-form.tsx';
import type { NpsAnswer } from './nps-form.tsx';
import * as flow from '../flow.module.css';

export interface NpsPageProps {
  form: Form;
  /** Of the link that was followed. */
  linkScore: number | null;
  /** Of the link; null in a preview, which keeps nothing. */
  token: string | null;
  send(answer: NpsAnswer, signal: AbortSignal): Promise<unknown>;
}

/** The question, the thanks for its answer, and the question again for who changes it. */
export function NpsPage({ form, linkScore, token, send }: NpsPageProps) {
  const { t } = useT('nps');
  const words = useWords(form.defaultLanguage);
  const { company } = form;
  const before =
    form.submittedAt === null || form.score === null ? null : { score: form.score, comment: form.comment ?? '' };
  const link = useLinkScore(linkScore);
  const { asking, open, refused, sent, changing, change, onSent, onClosed } = useAnswering<NpsAnswer>({
    ...{ open: form.state === 'open' || token === null, sent: before },
    // Another number of the same mail has been pressed: that is a wish to change it.
    changes: before !== null && linkScore !== null && linkScore !== before.score,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asking) heading.current?.focus({ preventScroll: true });
  }, [asking]);

  if (!asking) {
    const params = { company: company.name };
    const closed = { title: t('closed.title'), text: t('closed.text', params) };
    if (sent === null || refused) return <NotOpen company={company} {...closed} unchanged={sent !== null} />;
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
      <Asked form={form} heading={heading} />
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
