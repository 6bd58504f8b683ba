import { useState } from 'react';
import type { FormEvent } from 'react';
import { REPORT_REASONS } from '@app/contracts/values';
import type { CreateReport, ReportReason } from '@app/contracts/moderation';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { TextArea, TextInput } from '../../ui/inputs.tsx';
import { VisuallyHidden } from '../../ui/layout.tsx';
import { api, ApiProblem } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import * as styles from './review-actions.module.css';

const TEXT_MAX = 2000;

type State = { kind: 'writing' | 'sending' | 'sent' } | { kind: 'refused'; problem: ApiProblem };

/** What is reported where it is no review: where to, with which words, for which reasons. Nobody is written to then. */
export interface Reported {
  path: string;
  title: string;
  text: string;
  sent: string;
  reasons: readonly ReportReason[];
}

/** Says what is wrong with a review; with an address the reporter hears of the decision. */
export function ReportDialog(props: { reviewId: string; onClose(): void } | { other: Reported; onClose(): void }) {
  const { onClose } = props;
  const { t, locale } = useT('reviews');
  const other = 'other' in props ? props.other : null;
  const path = 'other' in props ? props.other.path : `/reviews/${props.reviewId}/reports`;
  const [state, setState] = useState<State>({ kind: 'writing' });
  const [missing, setMissing] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const form = new FormData(event.currentTarget);
    const field = (name: string): string | undefined => String(form.get(name) ?? '').trim() || undefined;
    const reason = field('reason') as ReportReason | undefined;
    setMissing(!reason);
    if (!reason) {
      event.currentTarget.querySelector<HTMLInputElement>('[name=reason]')?.focus();
      return;
    }
    const body: CreateReport = { reason, text: field('text'), email: field('email'), website: field('website') };
    setState({ kind: 'sending' });
    try {
      await api.post(path, { body, locale });
      setState({ kind: 'sent' });
    } catch (error) {
      const unknown = new ApiProblem({ status: 0, code: 'unknown' });
      setState({ kind: 'refused', problem: error instanceof ApiProblem ? error : unknown });
    }
  };

  const refused = state.kind === 'refused' ? state.problem : null;
  const wrong = (path: string): string | undefined => refused?.errors.find((error) => error.path === path)?.message;
  return (
    <Dialog title={other?.title ?? t('report.title')} close={t('common:actions.close')} onClose={onClose}>
      {state.kind === 'sent' ? (
        <div role="status" className={styles.sent}>
          <p>{other?.sent ?? t('report.sent')}</p>
          <Button variant="secondary" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        </div>
      ) : (
        <form className={styles.report} noValidate onSubmit={(event) => void send(event)}>
          <p>{other?.text ?? t('report.text')}</p>
          <fieldset className={styles.reasons} aria-describedby={missing ? 'report-missing' : undefined}>
            <legend>{t('report.reason')}</legend>
            {(other?.reasons ?? REPORT_REASONS).map((reason) => (
              <label key={reason} className={styles.reason}>
                <input type="radio" name="reason" value={reason} onChange={() => setMissing(false)} />
                {t(`report.reasons.${reason}`)}
              </label>
            ))}
            <FieldError id="report-missing">
              {missing ? t(other ? 'report.reason' : 'report.reasonMissing') : undefined}
            </FieldError>
          </fieldset>
          <Field label={t('report.details')} note={t('common:optional')} error={wrong('text')}>
            <TextArea name="text" rows={3} counterMax={TEXT_MAX} />
          </Field>
          {!other && (
            <Field
              label={t('report.email')}
              note={t('common:optional')}
              hint={t('report.emailHint')}
              error={wrong('email')}
            >
              <TextInput name="email" type="email" autoComplete="email" />
            </Field>
          )}
          {/* People do not see it; programs that fill in everything give themselves away. */}
          <VisuallyHidden aria-hidden="true">
            <input name="website" tabIndex={-1} autoComplete="off" />
          </VisuallyHidden>
          {refused && refused.errors.length === 0 && <Alert tone="error">{refused.detail ?? t('report.failed')}</Alert>}
          <Button type="submit" busy={state.kind === 'sending'}>
            {t('report.send')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
