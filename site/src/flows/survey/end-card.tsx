import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, Icon, cx } from '../../ui/index.ts';
import type { Steps } from './use-steps.ts';
import * as flow from '../flow.module.css';
import * as styles from './survey.module.css';

export interface EndCardProps {
  /** Null for a single question. */
  steps: Pick<Steps, 'index' | 'isLast'> | null;
  busy: boolean;
  /** Label of the submit button. */
  send: string;
  /** State of sending, and where answers are kept until then. */
  status: string;
  onBack(): void;
}

/**
 * End of a card: on phones the button for the next question; after the last one, the submit button. The form decides.
 */
export function EndCard({ steps, busy, send, status, onBack }: EndCardProps) {
  const { t } = useT('invitation');
  const hasNext = steps !== null && !steps.isLast;
  return (
    <Card className={styles.end}>
      {hasNext && (
        // Before the submit button: Enter in a field activates the form's first button.
        <Button className={cx(styles.stepped, styles.forward)} type="submit" size="large" disabled={busy}>
          {t('edit.next')}
        </Button>
      )}
      <Button
        className={cx(styles.forward, hasNext && styles.elsewhere)}
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
