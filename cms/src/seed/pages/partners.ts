import { callToAction, comparison, features, hero, page, steps } from '../blocks.ts';

export const partnerPages = [
  page({ path: '/partnership', name: 'Partner programme', key: 'partners:partnership' }, [
    hero({ primary: '/partners/register', secondary: '/partners/login', drawing: 'people' }),
    features('why', { commission: 'statistics', trial: 'integrations', honest: 'verified' }),
    steps('how', ['join', 'refer', 'follow']),
    comparison(
      'rights',
      ['partner', 'company'],
      {
        plan: ['yes', 'yes'],
        commission: ['yes', 'no'],
        orders: ['no', 'yes'],
        settings: ['no', 'yes'],
        answers: ['no', 'yes'],
      },
      { lead: true },
    ),
    callToAction('cta', '/partners/register'),
  ]),
];
