import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ILLEGAL_TEXT_MIN, REPORT_REASONS } from '@app/contracts/values';
import type { CreateReport, ReportReason } from '@app/contracts/moderation';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { Checkbox, TextArea, TextInput } from '../../ui/inputs.tsx';
import { VisuallyHidden } from '../../ui/layout.tsx';
import { api, ApiProblem } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import * as styles from './review-actions.module.css';

const TEXT_MAX = 2000;

/** What was typed and not sent, by where it would go: a dialog closed by mistake opens with it as long as the page lives. */
const unsent = new Map<string, Readonly<Record<string, string>>>();
const fieldsOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** What a report lacks; of something illegal more is asked (Digital Services Act, article 16). */
type Missing = 'reason' | 'text' | 'goodFaith';

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
  const [typed] = useState(() => unsent.get(path) ?? {});
  const [missing, setMissing] = useState<readonly Missing[]>([]);
  const [isIllegal, setIllegal] = useState(typed.reason === 'illegal');
  const thanks = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (state.kind === 'sent') thanks.current?.focus();
  }, [state]);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const fields = fieldsOf(event.currentTarget);
    const field = (name: string): string | undefined => fields[name]?.trim() || undefined;
    const reason = field('reason') as ReportReason | undefined;
    const [text, goodFaith] = [field('text'), fields.goodFaith === 'yes'];
    const lacking: Missing[] = [];
    if (!reason) lacking.push('reason');
    if (reason === 'illegal' && (text ?? '').length < ILLEGAL_TEXT_MIN) lacking.push('text');
    if (reason === 'illegal' && !goodFaith) lacking.push('goodFaith');
    setMissing(lacking);
    if (!reason || lacking[0]) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${lacking[0]}]`)?.focus();
      return;
    }
    const body: CreateReport = {
      ...{ reason, text, email: field('email'), website: field('website') },
      ...(reason === 'illegal' && { goodFaith: true }),
    };
    setState({ kind: 'sending' });
    try {
      await api.post(path, { body, locale });
      unsent.delete(path);
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
          <p ref={thanks} tabIndex={-1}>
            {other?.sent ?? t('report.sent')}
          </p>
          <Button variant="secondary" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        </div>
      ) : (
        <form
          className={styles.report}
          noValidate
          onChange={(event) => unsent.set(path, fieldsOf(event.currentTarget))}
          onSubmit={(event) => void send(event)}
        >
          <p>{other?.text ?? t('report.text')}</p>
          <fieldset
            className={styles.reasons}
            aria-describedby={missing.includes('reason') ? 'report-missing' : undefined}
          >
            <legend>{t('report.reason')}</legend>
            {(other?.reasons ?? REPORT_REASONS).map((reason) => (
              <label key={reason} className={styles.reason}>
                <input
                  type="radio"
                  name="reason"
                  value={reason}
                  defaultChecked={reason === typed.reason}
                  onChange={() => {
                    setMissing([]);
                    setIllegal(reason === 'illegal');
                  }}
                />
                {t(`report.reasons.${reason}`)}
              </label>
            ))}
            <FieldError id="report-missing">
              {missing.includes('reason') ? t(other ? 'report.reason' : 'report.reasonMissing') : undefined}
            </FieldError>
          </fieldset>
          <Field
            label={t('report.details')}
            note={isIllegal ? undefined : t('common:optional')}
            hint={isIllegal && !missing.includes('text') ? t('report.illegal.why') : undefined}
            error={missing.includes('text') ? t('report.illegal.why') : wrong('text')}
          >
            <TextArea name="text" rows={3} required={isIllegal} counterMax={TEXT_MAX} defaultValue={typed.text} />
          </Field>
          {!other && (
            <Field
              label={t('report.email')}
              note={t('common:optional')}
              hint={t('report.emailHint')}
              error={wrong('email')}
            >
              <TextInput name="email" type="email" autoComplete="email" defaultValue={typed.email} />
            </Field>
          )}
          {isIllegal && (
            <Checkbox
              name="goodFaith"
              value="yes"
              required
              label={t('report.illegal.goodFaith')}
              error={missing.includes('goodFaith') ? t('report.illegal.goodFaithMissing') : undefined}
              defaultChecked={typed.goodFaith === 'yes'}
            />
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
