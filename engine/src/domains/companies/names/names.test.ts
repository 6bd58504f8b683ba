import { unlistedReasonFor } from './unlisted-reason.ts';
import type { NameFacts } from './unlisted-reason.ts';
import { brandKeys, brandSkeleton, isNameOfDomain, labelsOf, nameKeys } from './skeleton.ts';

const areAlike = (one: string, other: string) => nameKeys(one).some((key) => nameKeys(other).includes(key));
const isBrand = (name: string, brand: string) => brandKeys(name).includes(brandSkeleton(brand));

it.each([
  ['PAYPAL', 'PayPal'],
  ['Pay Pal', 'PayPal'],
  ['pay-pal', 'PayPal'],
  ['Рауραl', 'PayPal'],
  ['PayPaI', 'PayPal'],
  ['P4yp@l', 'PayPal'],
  ['Páýpal', 'PayPal'],
  ['ＰａｙＰａｌ', 'PayPal'],
  ['PayPal Sp. z o.o.', 'PayPal'],
  ['Arnazon', 'Amazon'],
  ['Алегро', 'Alegro'],
  ['Müller GmbH', 'MULLER'],
])('%s looks like %s', (one, other) => {
  expect(areAlike(one, other)).toBe(true);
});

it.each([
  ['Paypal Müller Bäckerei', 'PayPal'],
  ['Amazonka', 'Amazon'],
  ['Allegra', 'Allegro'],
  ['Ромашка', 'Ромашкин'],
])('%s does not look like %s', (one, other) => {
  expect(areAlike(one, other)).toBe(false);
  expect(isBrand(one, other)).toBe(false);
});

it.each([
  'PayPal Security',
  'PayPal Kundenservice',
  'Paypal – obsługa klienta',
  'PayPal (Official) Support',
  'РayPal Online',
])('%s is the protected name with generic words', (name) => {
  expect(isBrand(name, 'PayPal')).toBe(true);
});

it.each([
  ['Zielony Koszyk', 'zielony-koszyk.pl', true],
  ['zielonykoszyk.pl', 'zielonykoszyk.pl', true],
  ['Zielony Koszyk sp. z o.o.', 'zielonykoszyk.com.pl', true],
  ['PayPal', 'shop.paypal.co.uk', true],
  ['Kwiaciarnia Łąka', 'laka.pl', false],
  ['Com', 'laka.com.pl', false],
])('%s as the name of %s: %s', (name, domain, is) => {
  expect(isNameOfDomain(name, domain)).toBe(is);
});

it('labels exclude the public suffix', () => {
  expect(labelsOf('www2.shop.co.uk')).toEqual(['www2', 'shop']);
  expect(labelsOf('co.pl')).toEqual(['co']);
  expect(labelsOf('example.org')).toEqual(['example']);
});

const naming = (given: Partial<NameFacts>): NameFacts => ({
  name: 'PayPal',
  domain: 'paypal.com',
  verified: false,
  brands: [],
  namesake: false,
  ...given,
});
const PAYPAL = { domains: ['paypal.com', 'paypal.me'] };

it.each<[string, Partial<NameFacts>, ReturnType<typeof unlistedReasonFor>]>([
  ['a stranger with a well-known name and its website', { brands: [PAYPAL] }, 'own_domain'],
  ['its owner, who has shown the website', { brands: [PAYPAL], verified: true }, null],
  ['its owner’s shop at a subdomain', { brands: [PAYPAL], verified: true, domain: 'shop.paypal.com' }, null],
  ['a domain that only ends like it', { brands: [PAYPAL], verified: true, domain: 'notpaypal.com' }, 'brand'],
  ['a stranger’s own domain under the name', { brands: [PAYPAL], verified: true, domain: 'evil.example' }, 'brand'],
  ['a shop with the name of its domain, not shown yet', { name: 'Tea', domain: 'tea.example' }, 'own_domain'],
  ['the same, shown', { name: 'Tea', domain: 'tea.example', verified: true }, null],
  ['a shop with another name than its domain', { name: 'Anna’s tea', domain: 'tea.example' }, null],
  [
    'a namesake of a company whose domain is known',
    { name: 'Tea', domain: 'other.example', namesake: true },
    'company',
  ],
  ['the same with a domain of its own', { domain: 'other.example', namesake: true, verified: true }, 'company'],
  ['an honest baker', { name: 'Paypal Müller Bäckerei', domain: 'mueller.example' }, null],
])('%s', (_, given, verdict) => {
  expect(unlistedReasonFor(naming(given))).toBe(verdict);
});
