import { useEffect, useState, type ReactNode } from 'react';
import type { CompanyProfile } from '@app/contracts/companies';
import type { ReviewedProductPage } from '@app/contracts/products';
import { htmlLang } from '@app/locales/manifest.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Card } from '../../ui/layout.tsx';
import { cx } from '../../ui/cx.ts';
import { formatHours, formatMonth, weekdayName } from '../../lib/format.ts';
import { localePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { isAllDay, openState, type OpenState } from './opening-hours.ts';
import { Products } from './products.tsx';
import { Badges, DetailedRatings, MediationCounts } from './standing.tsx';
import * as styles from './profile.module.css';

interface AboutProps {
  company: CompanyProfile;
  /** The name of its country, by the server: two browsers call one country by two names. */
  country: string;
  door: OpenState | null;
  /** A further page of its products than the popular ones. */
  products?: ReviewedProductPage | null;
}

/** Everything beside the reviews: where to find the company, when, and what it sells. */
export function About({ company, country, door, products = null }: AboutProps) {
  const { t, locale } = useT('profile');
  return (
    <aside className={styles.aside} aria-label={t('about.label')}>
      {company.description && (
        <Card as="section">
          <h2 className={styles.asideTitle}>{t('about.title', { company: company.name })}</h2>
          <p
            className={styles.description}
            lang={company.descriptionLanguage ? htmlLang(company.descriptionLanguage) : undefined}
          >
            {company.description}
          </p>
        </Card>
      )}
      <DetailedRatings company={company} />
      <Badges company={company} />
      <MediationCounts company={company} />
      <WhereToFind company={company} country={country} />
      {door && <Hours company={company} door={door} />}
      <Products company={company} further={products} />
      {company.facilities.length > 0 && (
        <Card as="section">
          <h2 className={styles.asideTitle}>{t('facilities.title')}</h2>
          <ul className={styles.facilities}>
            {company.facilities.map((facility) => (
              <li key={facility}>
                <Icon name="check" size={16} />
                {t(`category:facilities.${facility}`, { defaultValue: facility })}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card as="section" className={styles.how}>
        <h2 className={styles.asideTitle}>
          <Icon name="shield" />
          {t('how.title')}
        </h2>
        <p>{t('how.text')}</p>
        <p>
          <a href={localePath(locale, '/trust/how-reviews-are-verified')}>{t('how.link')}</a>
        </p>
      </Card>
    </aside>
  );
}

function WhereToFind({ company, country }: Pick<AboutProps, 'company' | 'country'>) {
  const { t, locale } = useT('profile');
  const city = company.city !== null && company.address?.includes(company.city) ? null : company.city;
  const place = [company.address, city, company.region, country].filter(Boolean).join(', ');
  // A country alone is no place to go to.
  const located = company.address !== null || company.city !== null;
  return (
    <Card as="section">
      <h2 className={styles.asideTitle}>{t('where.title')}</h2>
      <dl className={styles.facts}>
        <Fact icon="place" label={t('where.address')}>
          {place}
          {located && (
            <>
              <br />
              <a href={mapAddress(place)} rel="noopener noreferrer">
                {t('where.map')}
              </a>
            </>
          )}
        </Fact>
        {company.website && (
          <Fact icon="external" label={t('where.website')}>
            <a href={company.website} rel="nofollow noopener ugc">
              {host(company.website)}
            </a>
          </Fact>
        )}
        {company.phone && (
          <Fact icon="phone" label={t('where.phone')}>
            <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>
          </Fact>
        )}
        {company.email && (
          <Fact icon="mail" label={t('where.email')}>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </Fact>
        )}
        {company.taxId && (
          <Fact icon="label" label={t('where.taxId')}>
            {company.taxId}
          </Fact>
        )}
        {company.withUsSince && (
          <Fact icon="clock" label={t('where.withUsSince')}>
            {formatMonth(locale, company.withUsSince)}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

/** A map of others, behind a plain link: nothing is asked of them before somebody follows it. */
const mapAddress = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} size={18} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The week, with today marked and whether the door is open now by the company's own clock. */
function Hours({ company: { openingHours, timeZone }, door }: { company: CompanyProfile; door: OpenState }) {
  const { t, locale } = useT('profile');
  // The page may come out of a cache: after the first render the browser's clock goes on.
  const [state, setState] = useState(door);
  useEffect(() => {
    const tick = () => setState(openState(openingHours, timeZone, new Date()));
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, [openingHours, timeZone]);
  const today = openingHours.find(({ weekday }) => weekday === state.weekday);
  const wholeDay = formatHours(locale, 24);
  const words = state.open
    ? today && isAllDay(today)
      ? wholeDay
      : t('hours.openUntil', { time: state.changesAt ?? '' })
    : state.changesAt
      ? t('hours.opensAt', { time: state.changesAt })
      : t('hours.closedNow');

  return (
    <Card as="section">
      <h2 className={styles.asideTitle}>{t('hours.title')}</h2>
      <p className={cx(styles.openNow, state.open ? styles.isOpen : styles.isClosed)}>{words}</p>
      <dl className={styles.week}>
        {openingHours.map((day) => (
          <div key={day.weekday} className={cx(styles.day, day.weekday === state.weekday && styles.today)}>
            <dt aria-current={day.weekday === state.weekday ? 'date' : undefined}>
              {weekdayName(locale, day.weekday)}
            </dt>
            <dd>
              {isAllDay(day) ? wholeDay : day.opens && day.closes ? `${day.opens}–${day.closes}` : t('hours.closed')}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function host(address: string): string {
  try {
    return new URL(address).hostname.replace(/^www\./, '');
  } catch {
    return address;
  }
}
