import { useT } from '../../lib/i18n.ts';
import * as styles from './band.module.css';

/** Says of a voice or a person that it is made up. */
export function SampleMark() {
  const { t } = useT('common');
  return <span className={styles.sample}>{t('blocks.example')}</span>;
}
