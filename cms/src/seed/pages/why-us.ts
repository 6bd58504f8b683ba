import {
  badgeGallery,
  callToAction,
  comparison,
  contactForm,
  features,
  hero,
  numbers,
  page,
  questions,
  reviewCarousel,
  steps,
  textWithPicture,
} from '../blocks.ts';
import type { Draft } from '../blocks.ts';
import { byKey, linkByKey } from '../ensure.ts';

/** The last section about new customers links to the page about returning ones, with that page's texts. */
const thoseWhoCame: Draft = () => ({
  blockType: 'textWithPicture',
  title: byKey('why-us:moreSales.hero.title'),
  text: byKey('why-us:moreSales.hero.lead'),
  button: linkByKey('why-us:moreSales.seo.title', '/more-sales'),
  drawing: 'mediation',
  side: 'right',
});

export const whyUsPages = [
  page({ path: '/why-us', name: 'Why us', key: 'why-us:page' }, [
    hero({ primary: '/register', secondary: '/trust/how-reviews-are-verified', drawing: 'shield' }),
    comparison(
      'open',
      ['open', 'opaque'],
      {
        invited: ['yes', 'no'],
        origin: ['yes', 'partly'],
        formula: ['yes', 'no'],
        reasons: ['yes', 'no'],
        paid: ['yes', 'partly'],
        ledger: ['yes', 'no'],
      },
      { lead: true },
    ),
    features('rules', {
      verified: { icon: 'verified', href: '/trust/how-reviews-are-verified' },
      computed: { icon: 'statistics', href: '/trust/how-grades-are-computed' },
      mediation: { icon: 'mediation', href: '/more-sales' },
    }),
    numbers('numbers', {
      stores: { claim: 'stores' },
      languages: { claim: 'interfaceLanguages' },
      mediation: { claim: 'mediationSuccess' },
    }),
    badgeGallery('badges'),
    callToAction('cta', '/register'),
  ]),
  page({ path: '/increase-sales', name: 'Increase sales', key: 'why-us:increaseSales' }, [
    hero({ primary: '/register', secondary: '/pricing', drawing: 'shop' }),
    numbers('numbers', { sales: { claim: 'salesUplift' } }),
    features('places', {
      product: 'verified',
      carousel: 'widgets',
      certificate: 'open',
      tab: 'search',
      social: 'mail',
      trustPage: 'statistics',
    }),
    reviewCarousel('latest'),
    textWithPicture('light', { drawing: 'widget', side: 'left', button: '/integrations' }),
    thoseWhoCame,
    callToAction('cta', '/register'),
  ]),
  page({ path: '/more-sales', name: 'More sales to those who came', key: 'why-us:moreSales' }, [
    hero({ primary: '/register', secondary: '/surveys' }),
    textWithPicture('alerts', { drawing: 'chart' }),
    textWithPicture('mediation', { drawing: 'mediation', side: 'left' }),
    numbers('numbers', { mediation: { claim: 'mediationSuccess' } }),
    textWithPicture('answers', { drawing: 'people' }),
    questions('faq', ['forced', 'silence']),
    callToAction('cta', '/register'),
  ]),
  page({ path: '/traffic', name: 'More traffic', key: 'why-us:traffic' }, [
    hero({ primary: '/register', secondary: '/find-company', drawing: 'chart' }),
    steps('path', ['question', 'stars', 'profile', 'shop']),
    features(
      'sources',
      {
        listings: 'search',
        google: { icon: 'statistics', href: '/google' },
        languages: 'languages',
        social: 'widgets',
      },
      { lead: true },
    ),
    textWithPicture('fresh', { drawing: 'search', side: 'left', button: '/collecting-reviews' }),
    callToAction('cta', '/google'),
  ]),
  page({ path: '/crossborder-sales', name: 'Cross-border sales', key: 'why-us:crossborderSales' }, [
    hero({ primary: '/register', secondary: '/review-translate', drawing: 'languages' }),
    numbers('numbers', { languages: 'languages', reviews: 'reviews' }),
    features(
      'local',
      { invitation: 'mail', hints: 'languages', profile: 'search', filters: 'verified' },
      { lead: true },
    ),
    steps('start', ['translate', 'invite', 'grow']),
    textWithPicture('account', { drawing: 'map', side: 'left' }),
    contactForm('contact', 'pricing'),
  ]),
];
