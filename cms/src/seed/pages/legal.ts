import { callToAction, contactData, documentSections, features, hero, page, textWithPicture } from '../blocks.ts';

const UPDATED_ON = '2026-11-20';

export const legalPages = [
  page({ path: '/regulations', name: 'Terms for companies', key: 'legal:regulations' }, [
    hero(),
    documentSections('document', UPDATED_ON, [
      'general',
      'definitions',
      'account',
      'service',
      'trial',
      'payment',
      'invitations',
      'reviews',
      'mediation',
      'moderation',
      'data',
      'api',
      'ending',
      'closing',
    ]),
  ]),

  page({ path: '/user-regulations', name: 'Terms for reviewers', key: 'legal:userRegulations' }, [
    hero(),
    documentSections('document', UPDATED_ON, [
      'general',
      'who',
      'forbidden',
      'screening',
      'editing',
      'photos',
      'mediation',
      'reports',
      'appeals',
      'rights',
      'complaints',
    ]),
  ]),

  page({ path: '/privacy-policy', name: 'Privacy policy', key: 'legal:privacyPolicy' }, [
    hero({ primary: '/privacy/request' }),
    documentSections('document', UPDATED_ON, [
      'controller',
      'reviewers',
      'customers',
      'merchants',
      'visitors',
      'purposes',
      'automated',
      'recipients',
      'transfers',
      'retention',
      'rights',
      'safety',
      'contact',
      'changes',
    ]),
  ]),

  page({ path: '/projekty-ue', name: 'EU projects', key: 'legal:projektyUe' }, [
    hero(),
    textWithPicture('state', { drawing: 'search' }),
    features('shown', { goal: 'open', money: 'statistics', time: 'mail', result: 'verified' }, { lead: true }),
    callToAction('cta', '/contact'),
  ]),

  page({ path: '/SA-info', name: 'Company information', key: 'legal:saInfo' }, [
    hero(),
    documentSections('document', UPDATED_ON, [
      'name',
      'seat',
      'register',
      'capital',
      'bodies',
      'shareholders',
      'contactPoint',
      'users',
    ]),
    contactData(),
  ]),
];
