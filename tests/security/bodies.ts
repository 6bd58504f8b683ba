/** A configuration of invitations that every company may save. */
export const CONFIG = {
  name: 'Changed',
  channel: 'email',
  delayDays: 3,
  windowStart: 9,
  windowEnd: 18,
  senderName: 'Shop',
  defaultLanguage: 'en',
  symbol: 'stars',
  askProducts: true,
  active: true,
};

/** What a company says of itself. */
export const PROFILE = {
  name: 'Tea of its own',
  kind: 'shops',
  category: 'kitchenware',
  descriptions: { en: 'Tea and pots.' },
  mainLanguage: 'en',
  country: 'PL',
  region: null,
  city: 'Kraków',
  address: null,
  postcode: null,
  timeZone: 'Europe/Warsaw',
  taxId: null,
  phone: null,
  email: null,
  openingHours: [],
  coordinates: null,
  openingExceptions: [],
  facilities: [],
  languages: ['en'],
  version: 'of-another-reading',
};
