import { comparison, features, hero, page, questions, steps, textWithPicture } from '../blocks.ts';

export const surveyPages = [
  page({ path: '/surveys', name: 'Surveys and NPS', key: 'surveys:page' }, [
    hero({ primary: '/register', secondary: '/product-polls', drawing: 'survey' }),
    textWithPicture('questions', { drawing: 'people', side: 'left' }),
    comparison('ways', ['invited', 'anonymous', 'nps'], {
      reach: ['text', 'text', 'text'],
      length: ['text', 'text', 'text'],
      known: ['yes', 'no', 'yes'],
      private: ['yes', 'yes', 'yes'],
      grade: ['no', 'no', 'no'],
    }),
    textWithPicture('nps', { drawing: 'chart' }),
    questions('faq', ['anonymous', 'public', 'plan']),
  ]),
  page({ path: '/product-polls', name: 'Product polls', key: 'surveys:productPolls' }, [
    hero({ primary: '/register', drawing: 'chart' }),
    steps('how', ['choose', 'assign', 'slide', 'read']),
    textWithPicture('answers', { drawing: 'shop', side: 'left' }),
    features('uses', { returns: 'open', descriptions: 'search', suppliers: 'statistics' }),
    questions('faq', ['longer', 'categories']),
    textWithPicture('more', { drawing: 'survey', button: '/surveys' }),
  ]),
];
