import { Card } from '../../../ui/layout.tsx';
import { useT } from '../../../lib/texts/i18n.ts';
import * as page from '../../review-page/review-page.module.css';
import type { ShownMarket } from '../profile-data.ts';
import * as styles from './markets.module.css';

const shortened = (website: string): string => website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** Where a market is to be found: its address, website and currency. */
export function MarketFacts({ market }: { market: ShownMarket }) {
  const { t } = useT('profile');
  const { label, countryName, currencyName, website, websiteProven, address, postcode, city } = market;
  const town = [postcode, city].filter(Boolean).join(' ');
  return (
    <Card as="section">
      <h2 className={page.asideTitle}>{label}</h2>
      <dl className={styles.facts}>
        <dt>{t('where.address')}</dt>
        <dd>{[address, town, countryName].filter(Boolean).join(', ')}</dd>
        {website && (
          <>
            <dt>{t('where.website')}</dt>
            <dd>
              <a href={website} rel="nofollow noopener ugc">
                {shortened(website)}
              </a>
              {!websiteProven && <span className={page.muted}> {t('markets.stated')}</span>}
            </dd>
          </>
        )}
        <dt>{t('markets.currency')}</dt>
        <dd>{currencyName}</dd>
      </dl>
    </Card>
  );
}
