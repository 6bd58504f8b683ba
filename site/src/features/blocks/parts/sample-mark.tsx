import { useT } from '../../../lib/texts/i18n.ts';
import * as styles from './band.module.css';

/** Marks a quote or a person as a sample. */
export function SampleMark() {
  const { t } = useT('common');
  return <span className={styles.sample}>{t('blocks.example')}</span>;
}
