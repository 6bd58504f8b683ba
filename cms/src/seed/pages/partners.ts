import { callToAction, comparison, contactForm, features, hero, page, questions, steps } from '../blocks.ts';

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

  page({ path: '/partners/register', name: 'Become a partner', key: 'partners:register' }, [
    hero(),
    steps('how', ['talk', 'agreement', 'access']),
    contactForm('form', 'partner'),
    questions('faq', ['freelancer', 'ownClients', 'grades']),
  ]),

  page({ path: '/partners/login', name: 'Partner area', key: 'partners:login' }, [
    hero({ primary: '/login', secondary: '/partners/register', drawing: 'chart' }),
    features('inside', { companies: 'search', plans: 'statistics', commissions: 'open' }),
    questions('faq', ['password', 'noMenu']),
  ]),
];
