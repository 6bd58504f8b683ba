import { features, hero, numbers, page, questions, reviewCarousel, sampleQuotes, textWithPicture } from '../blocks.ts';

export const ourReviewsPages = [
  page({ path: '/our-reviews', name: 'Reviews of us, the trust seal', key: 'zaufane:ourReviews' }, [
    hero({ primary: '/register', secondary: '/find-company', drawing: 'shield' }),
    reviewCarousel('latest', { limit: 9 }),
    textWithPicture('seal', { drawing: 'badges', side: 'left', button: '/trust/how-grades-are-computed' }),
    numbers('numbers', { companies: 'companies', reviews: 'reviews', mediation: { claim: 'mediationSuccess' } }),
    features('rules', { payers: 'statistics', partners: 'integrations', ourselves: 'mediation' }),
    sampleQuotes('voices', {
      shop: { author: 'Marta Zielińska', company: 'Sowinek Ogrody' },
      dentist: { author: 'Alison Whitlow', company: 'Cloverdene Dental Practice' },
    }),
    questions('faq', ['buy', 'fake']),
  ]),
];
