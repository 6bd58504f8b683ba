import { contactData, contactForm, features, hero, page, questions } from '../blocks.ts';

export const contactPages = [
  page({ path: '/contact', name: 'Contact', key: 'contact:contact' }, [
    hero({ drawing: 'phone' }),
    contactForm('form', 'contact'),
    features(
      'ways',
      {
        reviewers: { icon: 'search', href: '/client-contact' },
        plans: { icon: 'statistics', href: '/pricing' },
        shops: { icon: 'integrations', href: '/integrations' },
        agencies: { icon: 'open', href: '/partnership' },
      },
      { lead: true },
    ),
    questions('faq', ['howSoon', 'removeReview', 'press']),
    contactData(),
  ]),

  page({ path: '/client-contact', name: 'Help for customers of companies', key: 'contact:clientContact' }, [
    hero({ search: true }),
    features('help', {
      change: 'mail',
      report: 'open',
      appeal: 'mediation',
      optOut: 'mail',
      data: { icon: 'verified', href: '/privacy/request' },
      rules: { icon: 'search', href: '/user-regulations' },
    }),
    questions('faq', ['noInvitation', 'hidden', 'pressure', 'whoHasMyAddress']),
    contactForm('form', 'contact'),
  ]),
];
