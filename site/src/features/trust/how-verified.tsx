import type { HoldingRule } from '@app/contracts/screening-rules';
import { ORIGINS } from '../reviews/origins.ts';
import { Card, Container } from '../../ui/layout.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { cx } from '../../ui/cx.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { ORIGIN_ICONS } from '../reviews/origins.ts';
import * as article from './article.module.css';
import * as styles from './trust.module.css';

const FILTERS = ['words', 'personal', 'links', 'copies', 'patterns', 'own', 'device'] as const;

/** Where the page describes each rule: a list item or a paragraph below it. */
export const PLACE_OF_RULE: Readonly<
  Record<HoldingRule, (typeof FILTERS)[number] | 'burst' | 'contradiction' | 'statistics'>
> = {
  'words.offensive': 'words',
  'words.hate': 'words',
  'words.threat': 'words',
  'words.mild': 'words',
  'personal.email': 'personal',
  'personal.phone': 'personal',
  'personal.iban': 'personal',
  'personal.card': 'personal',
  'personal.national_id': 'personal',
  'personal.address': 'personal',
  'links.url': 'links',
  'links.obfuscated': 'links',
  'links.handle': 'links',
  'links.advert': 'links',
  'text.near_duplicate': 'copies',
  'text.contradicts_grade': 'contradiction',
  'staff.pattern': 'patterns',
  'statistics.abuse': 'statistics',
  own_company: 'own',
  device: 'device',
  burst: 'burst',
};

/** How reviews are collected and checked, and who may do what with them. */
export function HowVerified() {
  const { t, locale } = useT('trust');
  return (
    <Container width="narrow" className={cx(article.page, article.spaced)}>
      <header>
        <h1>{t('verified.title')}</h1>
        <p className={article.lead}>{t('verified.lead')}</p>
      </header>
      <section className={styles.section}>
        <h2>{t('verified.origins.title')}</h2>
        <p>{t('verified.origins.text')}</p>
        <div className={styles.origins}>
          {ORIGINS.map((origin) => (
            <Card key={origin} className={cx(styles.origin, styles[origin])}>
              <Icon name={ORIGIN_ICONS[origin]} size={32} />
              <h3>{t(`verified.origins.${origin}.title`)}</h3>
              <p>{t(`verified.origins.${origin}.text`)}</p>
            </Card>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h2>{t('verified.filters.title')}</h2>
        <p>{t('verified.filters.text')}</p>
        <ul className={cx(article.list, styles.marked)}>
          {FILTERS.map((filter) => (
            <li key={filter}>{t(`verified.filters.items.${filter}`)}</li>
          ))}
        </ul>
        <p>{t('verified.filters.burst')}</p>
        <p>{t('verified.filters.contradiction')}</p>
        <p>{t('verified.filters.statistics')}</p>
        <p>{t('verified.filters.imported')}</p>
        <p>{t('verified.filters.held')}</p>
      </section>
      <section className={styles.section}>
        <h2>{t('verified.mediation.title')}</h2>
        <p>{t('verified.mediation.text')}</p>
      </section>
      <section className={styles.section}>
        <h2>{t('verified.removal.title')}</h2>
        <p>{t('verified.removal.text')}</p>
        <p>
          <a href={localePath(locale, '/trust/how-grades-are-computed')}>{t('verified.next')}</a>
        </p>
        <p>
          <a href={localePath(locale, '/trust/transparency')}>{t('footer:links.transparency')}</a>
        </p>
      </section>
    </Container>
  );
}
