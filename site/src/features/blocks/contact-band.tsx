import { ContactData, isEmpty } from '../../layouts/contact-data.tsx';
import { useT } from '../../lib/i18n.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { Band, type BlockProps } from './band.tsx';
import * as styles from './contact-band.module.css';

/** The company as staff have put it into the settings; nothing while they have not. */
export function ContactBand({ block, ...look }: BlockProps<'contactData'>) {
  const { t } = useT('footer');
  const { contact } = useNavigation();
  if (isEmpty(contact)) return null;
  return (
    <Band title={block.title ?? t('contact.title')} {...look}>
      <ContactData className={styles.data} />
    </Band>
  );
}
