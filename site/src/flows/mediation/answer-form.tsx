import { useEffect, useRef, useState } from 'react';
import { MEDIATION_MESSAGE_MAX, MediationMessage } from '@app/contracts/mediation';
import { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import type { ApiProblem } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Field, Icon, TextArea } from '../../ui/index.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { openDraft } from '../draft.ts';
import { useSending } from '../use-sending.ts';
import { ActionFailure } from './action-failure.tsx';
import * as flow from '../flow.module.css';
import * as styles from './mediation.module.css';

const SHORTEST = 2;
/** The idempotency key is kept with the text: sending twice, even after a reload, counts once. */
const AnswerDraft = z.object({ body: z.string(), key: z.string() });

export interface AnswerFormProps {
  token: string;
  onSent(message: MediationMessage): void;
  /** Called on a refusal; the conversation may have ended meanwhile. */
  onRefused(problem: ApiProblem): void;
}

/** The reviewer's message, kept on this device until it is sent. */
export function AnswerForm({ token, onSent, onRefused }: AnswerFormProps) {
  const { t, locale } = useT('mediation-system');
  const [draft] = useState(() => openDraft('mediation', token, AnswerDraft));
  const [answer, setAnswer] = useState(() => draft.load() ?? { body: '', key: newIdempotencyKey() });
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(false);
  /** The text sent last, which the engine's error is about. */
  const [attempt, setAttempt] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const text = answer.body.trim();

  useEffect(() => {
    if (text === '') draft.clear();
    else draft.save(answer);
  }, [draft, answer, text]);

  const path = `/mediations/${encodeURIComponent(token)}/messages`;
  const { busy, failure, retrying, submit } = useSending(
    async ({ body, key: idempotencyKey }: z.infer<typeof AnswerDraft>, signal) =>
      MediationMessage.parse(await api.post(path, { body: { body }, locale, idempotencyKey, signal })),
    (message) => {
      onSent(message);
      setAnswer({ body: '', key: newIdempotencyKey() });
      setTried(false);
      setSent(true);
    },
    onRefused,
  );
  const send = () => {
    setAttempt(text);
    void submit({ body: text, key: answer.key });
  };

  const write = (body: string) => {
    setSent(false);
    // A changed text is a new message.
    setAnswer({ body, key: failure ? newIdempotencyKey() : answer.key });
  };
  const error = (text === attempt && failure?.errors[0]?.message) || fault(text, tried, t);
  return (
    <form
      className={styles.answer}
      method="post"
      noValidate
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (fault(text, true, t)) area.current?.focus();
        else send();
      }}
    >
      {failure && <ActionFailure failure={failure} />}
      {sent && <Alert tone="success">{t('talk.answer.sent')}</Alert>}
      <Field label={t('talk.answer.label')} hint={t('talk.answer.hint')} error={error}>
        <TextArea
          ref={area}
          rows={5}
          value={answer.body}
          onChange={(event) => write(event.target.value)}
          counterMax={MEDIATION_MESSAGE_MAX}
        />
      </Field>
      <div className={flow.actions}>
        <Button type="submit" busy={busy} icon={<Icon name="send" size={18} />}>
          {busy ? t('talk.answer.sending') : t('talk.answer.send')}
        </Button>
        {text !== '' && !busy && <span className={flow.note}>{t('talk.answer.kept')}</span>}
        <span className={flow.note} role="status">
          {retrying && t('invitation:edit.retrying', { ...retrying })}
        </span>
      </div>
    </form>
  );
}

/** Error of the text, after the first attempt to send; excess length is shown at once. */
function fault(text: string, tried: boolean, t: (key: string, params?: Record<string, number>) => string) {
  if (text.length > MEDIATION_MESSAGE_MAX) return t('invitation:validation.tooLong', { count: MEDIATION_MESSAGE_MAX });
  return tried && text.length < SHORTEST ? t('talk.answer.needed') : undefined;
}
