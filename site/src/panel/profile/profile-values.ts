import type { z } from 'zod';
import { LOCALES } from '@app/contracts/common';
import type { EditCompanyProfile, OwnProfile } from '@app/contracts/company/profile';
import type { Hours as DayHours } from '../../lib/opening-hours.ts';

export interface SpanValues {
  opens: string;
  closes: string;
}

/** Hours as the form has them: closed days keep what was typed. */
interface Hours extends SpanValues {
  open: boolean;
  moreHours: SpanValues[];
}

export interface DayValues extends Hours {
  weekday: number;
}

export interface ExceptionValues extends Hours {
  from: string;
  until: string;
}

/** What a company says of itself, as it is sent. */
type Input = Omit<z.input<typeof EditCompanyProfile>, 'version'>;
type Texts = 'region' | 'city' | 'address' | 'postcode' | 'coordinates' | 'taxId' | 'phone' | 'email';

/** The profile as the form has it: no field is null. */
export interface ProfileValues
  extends Omit<Input, Texts | 'openingHours' | 'openingExceptions'>, Record<Texts, string> {
  /** Seven days from Monday, or none: no hours are shown. */
  openingHours: DayValues[];
  openingExceptions: ExceptionValues[];
}

// Controls for times end at 23:59.
const closing = (closes: string): string => (closes === '24:00' ? '00:00' : closes);

const hoursOf = ({ opens, closes, moreHours = [] }: DayHours): Hours => ({
  open: opens !== null,
  opens: opens ?? '',
  closes: closing(closes ?? ''),
  moreHours: moreHours.map((span) => ({ opens: span.opens, closes: closing(span.closes) })),
});

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** A week to begin with: nine to five, closed at the weekend. */
export const newWeek = (): DayValues[] =>
  WEEK.map((weekday) => ({ weekday, open: weekday < 6, opens: '09:00', closes: '17:00', moreHours: [] }));

/** Form values of a profile. */
export function toValues(profile: OwnProfile): ProfileValues {
  const { slug: _slug, website: _website, unlisted: _unlisted, taxNumber: _name, version: _version, ...own } = profile;
  const { region, city, address, postcode, coordinates, taxId, phone, email, openingHours, openingExceptions } = own;
  return {
    ...own,
    category: own.category as Input['category'],
    // All languages, so that showing one changes nothing.
    descriptions: Object.fromEntries(LOCALES.map((locale) => [locale, own.descriptions[locale] ?? ''])),
    region: region ?? '',
    city: city ?? '',
    address: address ?? '',
    postcode: postcode ?? '',
    coordinates: coordinates ?? '',
    taxId: taxId ?? '',
    phone: phone ?? '',
    email: email ?? '',
    openingHours:
      openingHours.length === 0
        ? []
        : WEEK.map((weekday) => ({
            weekday,
            ...hoursOf(openingHours.find((day) => day.weekday === weekday) ?? { opens: null, closes: null }),
          })),
    openingExceptions: openingExceptions.map(({ from, until, ...hours }) => ({ from, until, ...hoursOf(hours) })),
  };
}

const hoursIn = ({ open, opens, closes, moreHours }: Hours): DayHours =>
  open ? { opens, closes, ...(moreHours.length > 0 && { moreHours }) } : { opens: null, closes: null };

/** What is sent for form values. Indexes of days and exceptions stay: the engine names errors by them. */
export function toInput(values: ProfileValues): Input {
  const { descriptions, openingHours, openingExceptions, ...rest } = values;
  return {
    ...rest,
    descriptions: Object.fromEntries(Object.entries(descriptions).filter(([, text]) => text.trim() !== '')),
    openingHours: openingHours.map((day) => ({ weekday: day.weekday, ...hoursIn(day) })),
    openingExceptions: openingExceptions.map((one) => ({
      from: one.from,
      until: one.until || one.from,
      ...hoursIn(one),
    })),
  };
}

/** Languages that a company can name, ISO 639-1: those of the site, and others that are common in Europe. */
export const SPOKEN_LANGUAGES =
  'ar be bg bs ca cs da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka ko lt lv mk mt nl no pl pt ro ru ' +
  'sk sl sq sr sv th tr uk vi zh';
