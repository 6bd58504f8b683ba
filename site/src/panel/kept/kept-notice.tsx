import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button } from '../../ui/index.ts';
import type { Kept } from './use-kept.ts';
import * as styles from './kept.module.css';

/** Says that unsaved changes were put back, with a way to drop them. */
export function KeptNotice({ kept: { restored, discard } }: { kept: Kept }) {
  const { t } = useT('panel');
  if (!restored) return null;
  return (
    <Alert tone="info">
      <span className={styles.line}>
        {t('kept.restored')}
        <Button variant="quiet" size="small" onClick={discard}>
          {t('kept.discard')}
        </Button>
      </span>
    </Alert>
  );
}
