import {
  callToAction,
  comparison,
  features,
  hero,
  numbers,
  page,
  questions,
  sampleQuotes,
  steps,
  textWithPicture,
} from '../blocks.ts';

/** Not of a real company. */
const SAMPLE_SHOP = 'Ceramika Pod Lipą';

export const reviewCollectionPages = [
  page({ path: '/collecting-reviews', name: 'Collecting reviews', key: 'review-collection:collectingReviews' }, [
    hero({ primary: '/register', secondary: '/integrations', drawing: 'invitation' }),
    steps('how', ['order', 'invitation', 'review']),
    comparison(
      'ways',
      ['invitation', 'codes', 'import'],
      { where: ['text', 'text', 'text'], mark: ['text', 'text', 'text'], weight: ['text', 'text', 'text'] },
      { lead: true },
    ),
    textWithPicture('settings', { drawing: 'survey', button: '/review-collection' }),
    questions('faq', ['consent', 'developer']),
  ]),
  page({ path: '/review-collection', name: 'Reviews worth reading', key: 'review-collection:reviewCollection' }, [
    hero({ primary: '/register', secondary: '/collecting-reviews', drawing: 'phone' }),
    numbers('length', {
      without: { claim: 'reviewLengthWithoutHints' },
      with: { claim: 'reviewLengthWithHints' },
    }),
    textWithPicture('hints', { drawing: 'people', side: 'left' }),
    sampleQuotes('examples', {
      without: { author: 'Ewa', company: SAMPLE_SHOP },
      with: { author: 'Marta', company: SAMPLE_SHOP },
    }),
    features('form', { star: 'mail', photos: 'widgets', details: 'statistics', draft: 'open' }),
    callToAction('cta', '/register'),
  ]),
];
