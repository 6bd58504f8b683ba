import type { CompanyProfile } from '@app/contracts/companies';
import type { Drawn } from '@app/contracts/inviting/splitter';
import { Card } from '../../ui/layout.tsx';
import { localePath } from '../../lib/addresses/links.ts';
import { formatNumber, formatPercent } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import * as page from '../review-page/review-page.module.css';
import * as styles from './profile.module.css';

/** Which share of the customers is asked to write elsewhere, and how many were: for good, once anybody was. */
export function SplitterCard({ company: { splitter } }: { company: Pick<CompanyProfile, 'splitter'> }) {
  const { t, locale } = useT('profile');
  if (!splitter) return null;
  const row = ({ share, recent, total }: Drawn) =>
    t('splitter.row', {
      share: formatPercent(locale, share / 100),
      recent: formatNumber(locale, recent),
      total: formatNumber(locale, total),
    });
  return (
    <Card as="section">
      <h2 className={page.asideTitle}>{t('splitter.title')}</h2>
      <p>{t('splitter.text')}</p>
      <dl className={styles.drawn}>
        {splitter.sites.map((site, index) => (
          <div key={index}>
            <dt>
              {site.name} <span className={page.muted}>({site.host})</span>
            </dt>
            <dd>{row(site)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('splitter.here')}</dt>
          <dd>{row(splitter.here)}</dd>
        </div>
      </dl>
      <p>
        <a href={localePath(locale, '/trust/how-grades-are-computed')}>{t('footer:links.howComputed')}</a>
      </p>
    </Card>
  );
}
