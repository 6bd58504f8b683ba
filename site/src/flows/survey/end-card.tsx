import { useT } from '../../lib/i18n.ts';
import { Button, Card, Icon, cx } from '../../ui/index.ts';
import type { Steps } from './use-steps.ts';
import * as flow from '../flow.module.css';
import * as styles from './survey.module.css';

export interface EndCardProps {
  /** Null where there is but one question. */
  steps: Pick<Steps, 'index' | 'isLast'> | null;
  busy: boolean;
  /** The words of the button that sends. */
  send: string;
  /** How sending goes, and where the answers are until then. */
  status: string;
  onBack(): void;
}

/** The way on: on a phone to the next question, after the last one to the company. The form knows which. */
export function EndCard({ steps, busy, send, status, onBack }: EndCardProps) {
  const { t } = useT('invitation');
  const goesOn = steps !== null && !steps.isLast;
  return (
    <Card className={styles.end}>
      {goesOn && (
        // It comes before the button that sends: Enter in a field presses the first of a form.
        <Button className={cx(styles.stepped, styles.forward)} type="submit" size="large" disabled={busy}>
          {t('edit.next')}
        </Button>
      )}
      <Button
        className={cx(styles.forward, goesOn && styles.elsewhere)}
        type="submit"
        variant="accent"
        size="large"
        busy={busy}
        icon={<Icon name="send" size={18} />}
      >
        {send}
      </Button>
      {steps !== null && steps.index > 0 && (
        <Button className={styles.stepped} variant="quiet" onClick={onBack} disabled={busy}>
          {t('edit.back')}
        </Button>
      )}
      <p className={flow.note} role="status">
        {status}
      </p>
    </Card>
  );
}
