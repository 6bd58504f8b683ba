import type { ReactNode } from 'react';
import type { CompanyProfile } from '@app/contracts/companies';
import { htmlLang } from '@app/locales/manifest.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout.tsx';
import { formatMonth } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import * as page from '../review-page/review-page.module.css';
import * as styles from './profile.module.css';

/** What the company says of itself, in its language; nothing without a description. */
export function Description({
  company,
}: {
  company: Pick<CompanyProfile, 'name' | 'description' | 'descriptionLanguage'>;
}) {
  const { t } = useT('profile');
  const { name, description, descriptionLanguage } = company;
  if (!description) return null;
  return (
    <Card as="section">
      <h2 className={page.asideTitle}>{t('about.title', { company: name })}</h2>
      <p
        className={styles.description}
        dir="auto"
        lang={descriptionLanguage ? htmlLang(descriptionLanguage) : undefined}
      >
        {description}
      </p>
    </Card>
  );
}

/** What hotels and restaurants have for their guests. */
export function Facilities({ facilities }: { facilities: readonly string[] }) {
  const { t } = useT('profile');
  if (facilities.length === 0) return null;
  return (
    <Card as="section">
      <h2 className={page.asideTitle}>{t('facilities.title')}</h2>
      <ul className={styles.facilities}>
        {facilities.map((facility) => (
          <li key={facility}>
            <Icon name="check" size={16} />
            {t(`category:facilities.${facility}`, { defaultValue: facility })}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Names of the languages that the company speaks. */
export function Languages({ names }: { names: readonly string[] }) {
  const { t } = useT('profile');
  if (names.length === 0) return null;
  return (
    <Card as="section">
      <h2 className={page.asideTitle}>{t('languages.title')}</h2>
      <p>{names.join(', ')}</p>
    </Card>
  );
}

type Located = Pick<
  CompanyProfile,
  'address' | 'postcode' | 'city' | 'region' | 'website' | 'phone' | 'email' | 'taxId' | 'withUsSince' | 'coordinates'
>;

/** Address and ways to reach the company. `country`: its name. */
export function WhereToFind({ company, country }: { company: Located; country: string }) {
  const { t, locale } = useT('profile');
  // Addresses of older profiles contain postcode and city.
  const town = [company.postcode, company.city].filter((part) => part && !company.address?.includes(part)).join(' ');
  const place = [company.address, town, company.region, country].filter(Boolean).join(', ');
  // A country alone is not an address.
  const located = company.address !== null || company.city !== null;
  return (
    <Card as="section">
      <h2 className={page.asideTitle}>{t('where.title')}</h2>
      <dl className={styles.facts}>
        <Fact icon="place" label={t('where.address')}>
          {place}
          {located && (
            <>
              <br />
              <a href={mapAddress(place, company.coordinates)} rel="noopener noreferrer">
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

/**
 * Link to an external map: nothing is requested from it before somebody follows the link. To the company's own point
 * where it has given one; the middle of its city would be no place of its.
 */
function mapAddress(place: string, point: CompanyProfile['coordinates']): string {
  const map = 'https://www.openstreetmap.org';
  if (!point?.exact) return `${map}/search?${new URLSearchParams({ query: place })}`;
  const { latitude, longitude } = point;
  return `${map}/?${new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) })}#map=17/${latitude}/${longitude}`;
}

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

function host(address: string): string {
  try {
    return new URL(address).hostname.replace(/^www\./, '');
  } catch {
    return address;
  }
}
