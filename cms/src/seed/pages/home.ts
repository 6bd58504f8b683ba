import { linkByKey } from '../ensure.ts';
import { callToAction, features, numbers, page, questions, steps } from '../blocks.ts';
import type { Draft } from '../blocks.ts';

/** The buttons have other keys than those of other pages. */
const hero: Draft = () => ({
  blockType: 'hero',
  title: { key: 'home:hero.title' },
  lead: { key: 'home:hero.lead' },
  primary: linkByKey('home:hero.cta', '/register'),
  secondary: linkByKey('home:hero.secondaryCta', '/trust/how-reviews-are-verified'),
  search: true,
});

const KINDS = { shops: 'shop', services: 'service', hotels: 'hotel', restaurants: 'restaurant' } as const;

/** The kinds of companies, by their names in the directory. */
const kinds: Draft = () => ({
  blockType: 'featureGrid',
  title: { key: 'category:index.title' },
  lead: { key: 'category:index.lead' },
  items: Object.entries(KINDS).map(([kind, icon]) => ({
    icon,
    title: { key: `category:kinds.${kind}` },
    href: `/${kind}`,
  })),
});

export const homePage = page({ path: '/', name: 'Home', key: 'home' }, [
  hero,
  numbers('numbers', { companies: 'companies', reviews: 'reviews', languages: 'languages' }),
  kinds,
  steps('steps', ['invite', 'write', 'screen', 'publish']),
  features('features', {
    verified: 'verified',
    open: 'open',
    languages: 'languages',
    mediation: 'mediation',
    widgets: 'widgets',
    surveys: 'surveys',
  }),
  questions('faq', ['howVerified', 'whoCanWrite', 'canDelete', 'cost']),
  callToAction('cta', '/register'),
]);
