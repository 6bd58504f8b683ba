import { ContactData, isEmpty } from '../../../layouts/contact-data.tsx';
import { useT } from '../../../lib/texts/i18n.ts';
import { useNavigation } from '../../../lib/content/navigation.tsx';
import { Band, type BlockProps } from '../parts/band.tsx';
import * as styles from './contact-band.module.css';

/** Contact data of the company from the site settings; nothing while they are empty. */
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
