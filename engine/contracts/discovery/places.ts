import { z } from 'zod';
import { Country } from '../company/countries.ts';

/** `GET /places/{country}/cities`. */
export const CityQuery = z.object({
  q: z.string().trim().min(1).max(80).meta({ description: 'Beginning of the name, as somebody types it' }),
});
export type CityQuery = z.infer<typeof CityQuery>;

export const InCountry = z.object({ country: Country });

const KnownCity = z.object({
  city: z.string(),
  region: z.string().nullable().meta({ description: 'Null where the names of regions are not known' }),
});
export type KnownCity = z.infer<typeof KnownCity>;

/** The largest first. */
export const CitySuggestions = z.object({ items: z.array(KnownCity).max(8) }).meta({ id: 'CitySuggestions' });
export type CitySuggestions = z.infer<typeof CitySuggestions>;

/** `GET /places/{country}/regions`: in the order of the alphabet; empty where they are not known. */
export const Regions = z.object({ items: z.array(z.string()) }).meta({ id: 'Regions' });
export type Regions = z.infer<typeof Regions>;
