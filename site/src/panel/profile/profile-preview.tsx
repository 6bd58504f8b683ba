import { useState } from 'react';
import { parseCoordinates } from '@app/contracts/company/points';
import type { OwnProfile } from '@app/contracts/company/profile';
import { useFormContext, useWatch } from 'react-hook-form';
import { Hours } from '../../features/profile/hours.tsx';
import { Description, Facilities, Languages, WhereToFind } from '../../features/profile/own-facts.tsx';
import { openStateAt } from '../../lib/opening-hours.ts';
import type { Hours as DayHours } from '../../lib/opening-hours.ts';
import { countryName, languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { profilePath } from '../../lib/addresses/links.ts';
import { toInput } from './profile-values.ts';
import type { ProfileValues } from './profile-values.ts';
import * as styles from './profile.module.css';

const isTime = (time: string | null): boolean => time === null || /^\d\d:\d\d$/.test(time);
const isTyped = ({ opens, closes, moreHours = [] }: DayHours): boolean =>
  [opens, closes, ...moreHours.flatMap((span) => [span.opens, span.closes])].every(isTime);

/** The public profile's own words as they are typed, drawn by the components of that page. */
export function ProfilePreview({ profile }: { profile: OwnProfile }) {
  const { t, locale } = useT('panel');
  const { control } = useFormContext<ProfileValues>();
  const [now] = useState(() => new Date());
  const values = toInput(useWatch({ control }) as ProfileValues);
  const { descriptions, mainLanguage, timeZone, country, kind, category } = values;
  const language = descriptions[locale] ? locale : mainLanguage;
  const opening = {
    timeZone,
    openingHours: values.openingHours.filter(isTyped),
    openingExceptions: values.openingExceptions.filter(
      ({ from, until, ...hours }) => from && from <= until && isTyped(hours),
    ),
  };
  const typed = parseCoordinates(values.coordinates ?? '');
  const company = {
    ...values,
    description: descriptions[language] ?? null,
    descriptionLanguage: language,
    website: profile.website,
    withUsSince: null,
    // As it is typed: it leads to the point once it is one.
    coordinates: typed && { ...typed, exact: true },
  };
  return (
    <section className={styles.preview} aria-label={t('profile.preview.label')}>
      <div className={styles.previewHead}>
        <h2>{t('profile.preview.title')}</h2>
        {!profile.unlisted && (
          <a href={profilePath(locale, profile.slug)} target="_blank" rel="noopener">
            {t('profile.preview.open')}
          </a>
        )}
      </div>
      <div className={styles.previewName}>
        <p>
          {t(`account:fields.kinds.${kind}`)} · {t(`category:names.${category}`)}
        </p>
        <h3>{values.name}</h3>
      </div>
      <Description company={company} />
      <WhereToFind company={company} country={countryName(locale, country)} />
      {opening.openingHours.length + opening.openingExceptions.length > 0 && (
        <Hours
          // It reads the clock by itself, again after each change.
          key={JSON.stringify(opening)}
          company={opening}
          openState={openStateAt(opening, now)}
        />
      )}
      <Facilities facilities={values.facilities} />
      <Languages names={values.languages.map((one) => languageName(locale, one))} />
    </section>
  );
}
