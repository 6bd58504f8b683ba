import { useMemo } from 'react';
import { profilePath } from '../../lib/addresses/links.ts';
import { formatGrade } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { CompanyMap } from '../map/company-map.tsx';
import type { MapSettings } from '../map/map-settings.ts';
import type { ListedCompany } from './directory-data.ts';

interface ListMapProps {
  settings: MapSettings;
  companies: readonly ListedCompany[];
  label: string;
}

/** A map of the companies on a page of a list. */
export function ListMap({ settings, companies, label }: ListMapProps) {
  const { locale } = useT('category');
  const places = useMemo(
    () =>
      companies.flatMap(({ id, name, slug, average, coordinates }) =>
        coordinates
          ? [
              {
                ...coordinates,
                id,
                name,
                href: profilePath(locale, slug),
                rating: average === null ? null : formatGrade(locale, average),
              },
            ]
          : [],
      ),
    [companies, locale],
  );
  return <CompanyMap settings={settings} places={places} label={label} />;
}
