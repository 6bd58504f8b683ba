import { useMemo } from 'react';
import type { CompanyProfile } from '@app/contracts/companies';
import { profilePath } from '../../lib/addresses/links.ts';
import { formatGrade } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { CompanyMap } from '../map/company-map.tsx';
import type { MapSettings } from '../map/map-settings.ts';

interface OwnMapProps {
  company: Pick<CompanyProfile, 'id' | 'name' | 'slug' | 'coordinates' | 'grades'>;
  settings: MapSettings;
}

/** A map of where the company says it is. */
export function OwnMap({ company: { id, name, slug, coordinates, grades }, settings }: OwnMapProps) {
  const { locale } = useT('profile');
  const { average } = grades;
  const places = useMemo(() => {
    const rating = average === null ? null : formatGrade(locale, average);
    return coordinates ? [{ ...coordinates, id, name, href: profilePath(locale, slug), rating }] : [];
  }, [id, name, slug, coordinates, average, locale]);
  return <CompanyMap settings={settings} places={places} label={name} />;
}
