import { useEffect, useId, useState } from 'react';
import { z } from 'zod';
import { MEDIATION_MESSAGE_MAX } from '@app/contracts/mediation';
import type { MediationMessage } from '@app/contracts/mediation';
import { useSending } from '../../flows/use-sending.ts';
import type { ApiProblem } from '../../lib/api/api.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Field, Icon, Row, TextArea } from '../../ui/index.ts';
import { openPanelDraft } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi } from '../panel-context.tsx';
import { WhyNot, usePermission } from '../permissions.tsx';
import { mediationsApi } from './mediations-api.ts';
import * as styles from './mediations.module.css';

const SHORTEST = 2;
/** The idempotency key is kept with the text: sending twice, even after a reload, counts once. */
const MessageDraft = z.object({ body: z.string(), key: z.string() });

export interface MessageFormProps {
  reviewId: string;
  /** Whether the company has not written yet. */
  first: boolean;
  onSent(message: MediationMessage): void;
  /** Called on a refusal; the dialogue may have ended meanwhile. */
  onRefused(problem: ApiProblem): void;
}

/** The company's next message, kept on this device until it is sent. */
export function MessageForm({ reviewId, first, onSent, onRefused }: MessageFormProps) {
  const { t } = useT('panel');
  const calls = useApi(mediationsApi);
  const failureWords = useFailureMessage();
  const permission = usePermission('mediations.write');
  const why = useId();
  const [draft] = useState(() => openPanelDraft('panel-mediation', reviewId, MessageDraft));
  const [message, setMessage] = useState(() => draft.load() ?? { body: '', key: newIdempotencyKey() });
  const [tried, setTried] = useState(false);
  /** The text sent last, which the engine's error is about. */
  const [attempt, setAttempt] = useState('');
  const text = message.body.trim();

  useEffect(() => {
    if (text === '') draft.clear();
    else draft.save(message);
  }, [draft, message, text]);

  const { busy, failure, retrying, submit } = useSending(
    ({ body, key }: z.infer<typeof MessageDraft>, signal) => calls.write(reviewId, body, key, signal),
    (sent) => {
      setMessage({ body: '', key: newIdempotencyKey() });
      setTried(false);
      onSent(sent);
    },
    onRefused,
  );
  // A changed text is a new message.
  const write = (body: string) => setMessage({ body, key: failure ? newIdempotencyKey() : message.key });
  const fault =
    text.length > MEDIATION_MESSAGE_MAX
      ? t('mediations.form.tooLong', { count: MEDIATION_MESSAGE_MAX })
      : tried && text.length < SHORTEST
        ? t('mediations.form.needed')
        : undefined;
  const error = (text === attempt && failure?.errors[0]?.message) || fault;
  return (
    <form
      className={styles.form}
      noValidate
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (text.length < SHORTEST || text.length > MEDIATION_MESSAGE_MAX) return;
        setAttempt(text);
        void submit({ body: text, key: message.key });
      }}
    >
      {failure && failure.errors.length === 0 && (
        <Alert tone="error" title={t('mediations.form.failed')}>
          {failure.detail ?? failureWords(failure)}
        </Alert>
      )}
      <Field
        label={t(first ? 'mediations.form.first' : 'mediations.form.label')}
        hint={t('mediations.form.hint')}
        error={error}
      >
        <TextArea
          rows={4}
          value={message.body}
          onChange={(event) => write(event.target.value)}
          counterMax={MEDIATION_MESSAGE_MAX}
        />
      </Field>
      <Row>
        <Button
          type="submit"
          busy={busy}
          disabled={!permission.allowed}
          aria-describedby={permission.allowed ? undefined : why}
          icon={<Icon name="send" size={18} />}
        >
          {t('mediations.form.send')}
        </Button>
        <span className={styles.note} role="status">
          {retrying
            ? t('mediations.form.retrying', { ...retrying })
            : text !== '' && !busy && t('mediations.form.kept')}
        </span>
      </Row>
      <WhyNot permission={permission} id={why} />
    </form>
  );
}
