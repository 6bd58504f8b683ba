import type { Locale } from '@app/contracts/common';
import { LOCALE_NAMES } from '@app/locales/manifest.ts';
import { useFormContext } from 'react-hook-form';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button } from '../../ui/index.ts';
import type { ProfileField, TheirChange } from './profile-merge.ts';
import type { ProfileValues } from './profile-values.ts';
import * as styles from './profile.module.css';

const LABELS: Record<Exclude<ProfileField, `descriptions.${Locale}`>, string> = {
  name: 'profile.about.name',
  kind: 'profile.about.kind',
  category: 'profile.about.category',
  mainLanguage: 'profile.about.mainLanguage',
  country: 'profile.place.country',
  region: 'profile.place.region',
  city: 'profile.place.city',
  address: 'profile.place.address',
  postcode: 'profile.place.postcode',
  coordinates: 'profile.place.coordinates',
  timeZone: 'profile.place.timeZone',
  taxId: 'profile.contact.taxId',
  phone: 'profile.contact.phone',
  email: 'profile.contact.email',
  openingHours: 'profile.hours.title',
  openingExceptions: 'profile.hours.exceptions',
  facilities: 'profile.offer.facilities',
  languages: 'profile.offer.languages',
};
/** Their values are codes, or no words at all. */
const WORDLESS: readonly ProfileField[] = ['kind', 'category', 'mainLanguage', 'country'];

interface ProfileConflictProps {
  changes: readonly TheirChange[];
  /** A field has taken what the other member saved. */
  onTaken(field: ProfileField): void;
}

/** What another member has saved while this one was typing: what was taken over, and what was changed by both. */
export function ProfileConflict({ changes, onTaken }: ProfileConflictProps) {
  const { t } = useT('panel');
  const { setValue } = useFormContext<ProfileValues>();
  const label = (field: ProfileField): string =>
    field.startsWith('descriptions.')
      ? t('profile.about.description', { language: LOCALE_NAMES[field.slice('descriptions.'.length) as Locale] })
      : t(LABELS[field as keyof typeof LABELS]);
  const taken = changes.filter(({ both }) => !both);
  const both = changes.filter((change) => change.both);
  return (
    <Alert tone="warning" title={t('profile.conflict.title')}>
      {taken.length > 0 && (
        <p>{t('profile.conflict.taken', { fields: taken.map(({ field }) => label(field)).join(', ') })}</p>
      )}
      {both.length > 0 && (
        <>
          <p>{t('profile.conflict.both')}</p>
          <ul className={styles.conflicts}>
            {both.map(({ field, theirs }) => (
              <li key={field}>
                <strong>{label(field)}</strong>
                {typeof theirs === 'string' && !WORDLESS.includes(field) && (
                  <span className={styles.theirs}>
                    {theirs ? t('profile.conflict.theirs', { value: theirs }) : t('profile.conflict.theirsEmpty')}
                  </span>
                )}
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t('profile.conflict.takeNamed', { field: label(field) })}
                  onClick={() => {
                    setValue(field as 'name', theirs as string, { shouldDirty: true });
                    onTaken(field);
                  }}
                >
                  {t('profile.conflict.take')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{t('profile.conflict.saveAgain')}</p>
    </Alert>
  );
}
