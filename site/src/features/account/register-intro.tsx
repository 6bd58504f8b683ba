import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, Container, Icon, LinkButton } from '../../ui/index.ts';
import type { IconName } from '../../ui/index.ts';
import { richText } from '../../lib/texts/rich-text.tsx';
import { linkTo } from './account-form.tsx';
import * as styles from './account.module.css';

const POINTS = [
  ['invite', 'send'],
  ['trust', 'shield'],
  ['show', 'globe'],
  ['answer', 'chat'],
] as const satisfies readonly (readonly [string, IconName])[];

/** `/register`: what a company gets, with a link to the form. */
export function RegisterIntro() {
  const { t, locale } = useT('account');
  return (
    <Container>
      <div className={styles.intro}>
        <div>
          <h1 className={styles.introTitle}>{t('register.title')}</h1>
          <p className={styles.introLead}>{t('register.lead')}</p>
          <ul className={styles.points}>
            {POINTS.map(([point, icon]) => (
              <li key={point}>
                <span className={styles.pointIcon}>
                  <Icon name={icon} />
                </span>
                <h2>{t(`register.points.${point}.title`)}</h2>
                <p>{t(`register.points.${point}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
        <Card raised className={styles.offer}>
          <h2>{t('register.trial.title')}</h2>
          <p>{t('register.trial.text')}</p>
          <LinkButton href={localePath(locale, '/register/account')} variant="accent" size="large" block>
            {t('register.start')}
          </LinkButton>
          <p className={styles.offerNote}>{t('register.time')}</p>
          <p className={styles.offerNote}>
            {richText(t('register.login'), { login: linkTo(localePath(locale, '/login')) })}
          </p>
        </Card>
      </div>
    </Container>
  );
}
