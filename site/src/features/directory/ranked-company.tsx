import type { DirectoryPage } from '@app/contracts/discovery/directory';
import { htmlLang } from '@app/locales/manifest.ts';
import { cityName } from '../../lib/texts/cities.ts';
import { formatDate, formatHours, formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { isAllDay, type OpenState } from '../../lib/opening-hours.ts';
import { hostName, profilePath } from '../../lib/addresses/links.ts';
import { cx } from '../../ui/cx.ts';
import { VisuallyHidden } from '../../ui/layout.tsx';
import { GradeDisplay } from '../../ui/grades/grade-display.tsx';
import { Mark } from '../../ui/mark/mark.tsx';
import { BadgeMark } from '../badges/badge-mark.tsx';
import type { ListedCompany } from './directory-data.ts';
import { categoryName, distanceWords, reviewsCount } from './directory-names.ts';
import * as card from '../../ui/linked-card.module.css';
import * as styles from './directory.module.css';

type Hit = ListedCompany;

/** Badges in a row; the profile has all of them. */
const BADGES_SHOWN = 3;

/** A company in a ranking; the whole row links to its profile. What all of `list` share is not repeated. */
export function RankedCompany({ company, list }: { company: Hit; list: Pick<DirectoryPage, 'category' | 'city'> }) {
  const words = useT('category');
  const { locale, t } = words;
  const facts = [
    company.distance && distanceWords(words, company.distance),
    list.category === null && categoryName(words, company.category),
    list.city === null && company.city && cityName(t, company.country, company.city),
    company.website && hostName(company.website),
  ];
  return (
    <li className={cx(card.card, styles.company)}>
      <span className={styles.place}>
        {company.place === null ? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{t('notRanked')}</VisuallyHidden>
          </>
        ) : (
          formatNumber(locale, company.place)
        )}
      </span>
      <Mark id={company.id} name={company.name} picture={company.logo} />
      <div>
        <h2 className={card.name}>
          <a href={profilePath(locale, company.slug)}>{company.name}</a>
        </h2>
        <p className={styles.muted}>{facts.filter(Boolean).join(' · ')}</p>
        {(company.open !== null || company.badges.length > 0) && (
          <p className={styles.signs}>
            {company.open && <OpenNow state={company.open} />}
            {company.badges.slice(0, BADGES_SHOWN).map((badge) => (
              <span key={badge} className={styles.badge}>
                <BadgeMark badge={badge} size="small" />
                <span>{t(`badges:${badge}.name`)}</span>
              </span>
            ))}
          </p>
        )}
      </div>
      <div className={styles.companyGrade}>
        <GradeDisplay value={company.average} size="small" number />
        {company.count > 0 && <span className={styles.muted}>{reviewsCount(words, company.count)}</span>}
      </div>
      {company.newest && <Newest newest={company.newest} />}
    </li>
  );
}

/** Whether it is open, in its own time zone, and until when. */
function OpenNow({ state: { open, today, changesAt } }: { state: OpenState }) {
  const { t, locale } = useT('profile');
  const allDay = today !== null && isAllDay(today);
  const words = open
    ? allDay
      ? formatHours(locale, 24)
      : t('hours.openUntil', { time: changesAt ?? '' })
    : changesAt
      ? t('hours.opensAt', { time: changesAt })
      : t('hours.closedNow');
  return <span className={open ? styles.isOpen : undefined}>{words}</span>;
}

/** A line of the newest review, with its day. */
function Newest({ newest: { excerpt, language, publishedAt } }: { newest: NonNullable<Hit['newest']> }) {
  const { locale } = useT('category');
  return (
    <p className={styles.newest}>
      <time dateTime={publishedAt}>{formatDate(locale, publishedAt, { style: 'medium', timeZone: 'UTC' })}</time>:{' '}
      <q lang={htmlLang(language)} dir="auto">
        {firstLine(excerpt)}
      </q>
    </p>
  );
}

const LINE = 110;

/** Cut between words. */
function firstLine(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length <= LINE
    ? line
    : `${line
        .slice(0, LINE)
        .replace(/\s\S*$/u, '')
        .replace(/\p{P}+$/u, '')}…`;
}
