import { useState, type FormEvent } from 'react';
import { Email } from '@app/contracts/common';
import { ResentConfirmation } from '@app/contracts/review-forms';
import { api } from '../../lib/api/api.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button } from '../../ui/index.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/inputs.tsx';
import * as flow from '../flow.module.css';

interface ResendConfirmationProps {
  token: string;
  /** Address of the last mail. */
  email: string;
  onSent(email: string): void;
}

/** Sends the confirmation mail once more, to the same address or to a corrected one. */
export function ResendConfirmation({ token: first, email, onSent }: ResendConfirmationProps) {
  const { t, locale } = useT('invitation');
  const [token, setToken] = useState(first);
  const [correcting, setCorrecting] = useState(false);
  const [typed, setTyped] = useState(email);
  const [fault, setFault] = useState(false);
  const [done, setDone] = useState<'sent' | 'confirmed' | null>(null);
  const { busy, failure, submit } = useSubmit(async (address: string) => {
    setDone(null);
    const body = { token, ...(address !== email && { email: address }) };
    const answer = ResentConfirmation.parse(await api.post('/entry-reviews/confirmation-mails', { body, locale }));
    setToken(answer.correctionToken);
    setCorrecting(false);
    setDone(answer.confirmed ? 'confirmed' : 'sent');
    if (!answer.confirmed) onSent(address);
  });
  const correct = (event: FormEvent) => {
    event.preventDefault();
    const address = Email.safeParse(typed.trim());
    setFault(!address.success);
    if (address.success) void submit(address.data);
  };

  return (
    <>
      {/* Read out when it changes. */}
      <div role="status">{done && <p>{t(`entry.sent.${done === 'sent' ? 'again' : 'confirmed'}`)}</p>}</div>
      {failure && <Alert tone="error">{failure.detail || t('entry.sent.failed')}</Alert>}
      {correcting ? (
        <form className={flow.form} noValidate onSubmit={correct}>
          <Field label={t('entry.sent.rightAddress')} error={fault ? t('validation.email') : undefined}>
            <TextInput
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              value={typed}
              autoFocus
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <div className={flow.actions}>
            <Button type="submit" busy={busy}>
              {t('entry.sent.sendThere')}
            </Button>
            <Button variant="quiet" onClick={() => setCorrecting(false)}>
              {t('edit.back')}
            </Button>
          </div>
        </form>
      ) : (
        done !== 'confirmed' && (
          <div className={flow.actions}>
            <Button variant="secondary" busy={busy} onClick={() => void submit(email)}>
              {t('entry.sent.resend')}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                setTyped(email);
                setCorrecting(true);
              }}
            >
              {t('entry.sent.wrongAddress')}
            </Button>
          </div>
        )
      )}
    </>
  );
}
