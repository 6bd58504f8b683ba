import type { ReactNode } from 'react';
import type { Market, MarketList } from '@app/contracts/company/markets';
import { MAIN_MARKET } from '@app/contracts/company/public-markets';
import { countryName, formatNumber, languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, LinkButton } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { usePanelLink } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { MainCurrency } from './main-currency.tsx';
import * as styles from './markets.module.css';

interface Shown {
  title: string;
  code: string;
  facts: Pick<MarketList['main'], 'country' | 'language' | 'currency' | 'timeZone' | 'website'>;
  children: ReactNode;
}

function Facts({ title, code, facts, children }: Shown) {
  const { t, locale } = useT('panel');
  const rows = [
    ['code', code],
    ['country', countryName(locale, facts.country)],
    ['language', languageName(locale, facts.language)],
    ['currency', facts.currency],
    ['timeZone', facts.timeZone.replaceAll('_', ' ')],
    ['website', facts.website ?? '–'],
  ] as const;
  return (
    <Card as="article">
      <div className={styles.market}>
        <h2 className={styles.name}>{title}</h2>
        <dl className={styles.facts}>
          {rows.map(([key, value]) => (
            <div key={key}>
              <dt>{t(`markets.fields.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </Card>
  );
}

/** The company itself: changed in its profile, but for the currency. */
export function MainMarketCard({ main, onSaved }: { main: MarketList['main']; onSaved(): Promise<unknown> }) {
  const { t, locale } = useT('panel');
  const link = usePanelLink(PANEL_PATHS.settingsProfile);
  return (
    <Facts title={t('markets.main', { country: countryName(locale, main.country) })} code={MAIN_MARKET} facts={main}>
      <p className={styles.quiet}>{t('markets.mainHint')}</p>
      <MainCurrency main={main} onSaved={onSaved}>
        <LinkButton {...link} variant="secondary" size="small">
          {t('nav.settingsProfile')}
        </LinkButton>
      </MainCurrency>
    </Facts>
  );
}

interface MarketCardProps {
  market: Market;
  busy: boolean;
  onEdit(): void;
  onArchive(): void;
}

/** A market, with what may be done with it. */
export function MarketCard({ market, busy, onEdit, onArchive }: MarketCardProps) {
  const { t, locale } = useT('panel');
  const { name, code, archived, orders, websiteProven } = market;
  const acts = { act: 'markets.write', compact: true, size: 'small' } as const;
  return (
    <Facts title={name} code={code} facts={market}>
      <p className={styles.quiet}>
        {archived ? t('markets.archived') : t('markets.orders.count', { number: formatNumber(locale, orders) })}
      </p>
      {!archived && !websiteProven && <p className={styles.quiet}>{t('markets.unproven')}</p>}
      <div className={styles.acts}>
        {!archived && (
          <ActButton {...acts} variant="secondary" aria-label={t('markets.editNamed', { name })} onClick={onEdit}>
            {t('markets.edit')}
          </ActButton>
        )}
        <ActButton
          {...acts}
          variant="quiet"
          busy={busy}
          aria-label={t(archived ? 'markets.restoreNamed' : 'markets.archiveNamed', { name })}
          onClick={onArchive}
        >
          {t(archived ? 'markets.restore' : 'markets.archive')}
        </ActButton>
      </div>
    </Facts>
  );
}
