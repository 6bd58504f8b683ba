import { useT } from '../lib/texts/i18n.ts';
import { useNavigation, type ContactData as Data } from '../lib/content/navigation.tsx';
import { cx } from '../ui/cx.ts';
import * as styles from './contact-data.module.css';

/** Whether the settings contain any contact data. */
export const isEmpty = ({ address, ...rest }: Data): boolean => address.length === 0 && Object.keys(rest).length === 0;

/** Company behind the site and its contact data, from the settings; nothing if empty. */
export function ContactData({ className }: { className?: string }) {
  const { t } = useT('footer');
  const { contact } = useNavigation();
  if (isEmpty(contact)) return null;
  const { company, address, taxId, email, phone } = contact;
  return (
    <address className={cx(styles.data, className)}>
      {company && <strong className={styles.line}>{company}</strong>}
      {address.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      {taxId && <span className={styles.line}>{t('contact.taxId', { taxId })}</span>}
      {email && (
        <a className={styles.link} href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {phone && (
        <a className={styles.link} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </a>
      )}
    </address>
  );
}
