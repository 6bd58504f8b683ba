import { useMemo } from 'react';
import { LOCALES } from '@app/contracts/common';
import { languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';

/** Options of a select: every language that texts may have, by its name in the reader's. */
export function LanguageOptions() {
  const { locale } = useT('panel');
  return LOCALES.map((one) => (
    <option key={one} value={one}>
      {languageName(locale, one)}
    </option>
  ));
}

/** Options of a select: the time zones that the browser knows, and `own`, which it may not. */
export function TimeZoneOptions({ own }: { own: string }) {
  const zones = useMemo(() => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own])].sort(), [own]);
  return zones.map((zone) => (
    <option key={zone} value={zone}>
      {zone.replaceAll('_', ' ')}
    </option>
  ));
}

/** Options of a select: the currencies that the browser knows, by their codes. */
export function CurrencyOptions() {
  const currencies = useMemo(() => Intl.supportedValuesOf('currency'), []);
  return currencies.map((one) => (
    <option key={one} value={one}>
      {one}
    </option>
  ));
}
