import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Message, address } from '../../ui/feedback/message.tsx';
import { richText } from '../../lib/texts/rich-text.tsx';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { linkTo } from './account-form.tsx';
import { rememberedAddress } from './registered-address.ts';
import * as styles from './account.module.css';

/** `/register/success`: asks to check the mailbox. Does not tell whether the address had an account. */
export function RegisterSuccess() {
  const { t, locale } = useT('account');
  const email = useHydrated() ? rememberedAddress() : null;
  return (
    <>
      <Message icon="mail" title={t('registerSuccess.title')}>
        <p>
          {email ? richText(t('registerSuccess.text', { email }), { address }) : t('registerSuccess.textNoAddress')}
        </p>
      </Message>
      <section className={styles.help}>
        <h2>{t('registerSuccess.nothing.title')}</h2>
        <ul>
          <li>{t('registerSuccess.nothing.spam')}</li>
          <li>
            {richText(t('registerSuccess.nothing.typo'), { register: linkTo(localePath(locale, '/register/account')) })}
          </li>
          <li>{richText(t('registerSuccess.nothing.known'), { reset: linkTo(localePath(locale, '/reset')) })}</li>
        </ul>
      </section>
    </>
  );
}
