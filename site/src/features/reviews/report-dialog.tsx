import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ILLEGAL_TEXT_MIN, REPORT_REASONS } from '@app/contracts/values';
import type { CreateReport, ReportReason } from '@app/contracts/moderation';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Choice, Choices } from '../../ui/controls/choices.tsx';
import { Field, FieldError } from '../../ui/controls/field.tsx';
import { Checkbox, TextArea, TextInput } from '../../ui/controls/inputs.tsx';
import { VisuallyHidden } from '../../ui/layout.tsx';
import { api, ApiProblem } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import * as styles from './review-actions.module.css';

const TEXT_MAX = 2000;

type Fields = Readonly<Record<string, string>>;

/** Where unsent input is kept. */
interface Keeper {
  load(): Fields | null;
  save(fields: Record<string, string>): void;
  clear(): void;
}

/** Unsent input by API path: a dialog closed by mistake reopens with it until the page is left. */
const unsent = new Map<string, Fields>();
const onThisPage = (path: string): Keeper => ({
  load: () => unsent.get(path) ?? null,
  save: (fields) => unsent.set(path, fields),
  clear: () => unsent.delete(path),
});
const fieldsOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Missing fields; reports of illegal content need more (Digital Services Act, article 16). */
type Missing = 'reason' | 'text' | 'goodFaith';

type State = { kind: 'writing' | 'sending' | 'sent' } | { kind: 'refused'; problem: ApiProblem };

/** What is reported if it is not a review: API path, texts and reasons. The reporter gets no mail then. */
export interface ReportTarget {
  path: string;
  title: string;
  text: string;
  sent: string;
  reasons: readonly ReportReason[];
  /** Keeps what is typed longer than the page is open. */
  keeper?: Keeper;
}

/** Reports a review; with an e-mail address, the reporter is told the decision. */
export function ReportDialog(props: { reviewId: string; onClose(): void } | { other: ReportTarget; onClose(): void }) {
  const { onClose } = props;
  const { t, locale } = useT('reviews');
  const other = 'other' in props ? props.other : null;
  const path = 'other' in props ? props.other.path : `/reviews/${props.reviewId}/reports`;
  const [state, setState] = useState<State>({ kind: 'writing' });
  const [keeper] = useState(() => other?.keeper ?? onThisPage(path));
  const [typed] = useState(() => keeper.load() ?? {});
  const [missing, setMissing] = useState<readonly Missing[]>([]);
  const [isIllegal, setIllegal] = useState(typed.reason === 'illegal');
  const thanks = useRef<HTMLParagraphElement>(null);
  // The focused button is gone.
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
      reason,
      text,
      email: field('email'),
      website: field('website'),
      ...(reason === 'illegal' && { goodFaith: true }),
    };
    setState({ kind: 'sending' });
    try {
      await api.post(path, { body, locale });
      keeper.clear();
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
          onChange={(event) => keeper.save(fieldsOf(event.currentTarget))}
          onSubmit={(event) => void send(event)}
        >
          <p>{other?.text ?? t('report.text')}</p>
          <Choices
            legend={t('report.reason')}
            aria-describedby={missing.includes('reason') ? 'report-missing' : undefined}
          >
            {(other?.reasons ?? REPORT_REASONS).map((reason) => (
              <Choice
                key={reason}
                name="reason"
                value={reason}
                defaultChecked={reason === typed.reason}
                onChange={() => {
                  setMissing([]);
                  setIllegal(reason === 'illegal');
                }}
              >
                {t(`report.reasons.${reason}`)}
              </Choice>
            ))}
            <FieldError id="report-missing">
              {missing.includes('reason') ? t(other ? 'report.reason' : 'report.reasonMissing') : undefined}
            </FieldError>
          </Choices>
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
          {/* Honeypot: invisible to people. */}
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
