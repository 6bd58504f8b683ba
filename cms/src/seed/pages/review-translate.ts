import { callToAction, features, hero, page, questions, steps, textWithPicture } from '../blocks.ts';

export const reviewTranslatePages = [
  page({ path: '/review-translate', name: 'Translation of reviews', key: 'review-translate:page' }, [
    hero({ primary: '/register', secondary: '/crossborder-sales', drawing: 'translation' }),
    textWithPicture('original', { drawing: 'languages', side: 'left' }),
    steps('how', ['choose', 'translate', 'compare']),
    features('readers', { market: 'languages', small: 'open', guests: { icon: 'verified', href: '/hotel' } }),
    questions('faq', ['machine', 'erased', 'plan']),
    callToAction('cta', '/pricing'),
  ]),
];
