import {
  callToAction,
  contactForm,
  features,
  hero,
  numbers,
  page,
  questions,
  steps,
  textWithPicture,
} from '../blocks.ts';

export const googlePages = [
  page({ path: '/google', name: 'Visibility in Google', key: 'google:page' }, [
    hero({ primary: '/register', secondary: '/traffic', drawing: 'search' }),
    numbers('numbers', {
      clicks: { claim: 'clickThroughUplift' },
      shopping: { claim: 'googleShoppingTraffic' },
    }),
    features(
      'places',
      {
        profile: 'search',
        products: 'widgets',
        shopping: 'integrations',
        business: { icon: 'open', href: '/gmb-masters' },
      },
      { lead: true },
    ),
    textWithPicture('honest', { drawing: 'shield', side: 'left' }),
    questions('faq', ['when', 'code', 'speed']),
    callToAction('cta', '/register'),
  ]),
  page({ path: '/gmb-masters', name: 'Google Business Profile', key: 'google:gmbMasters' }, [
    hero({ primary: '/register', secondary: '/google', drawing: 'map' }),
    steps('how', ['connect', 'share', 'gather', 'post']),
    textWithPicture('fair', { drawing: 'people', side: 'left', button: '/why-us' }),
    questions('faq', ['onlyHappy', 'remove', 'weight', 'plan']),
    contactForm('contact', 'contact'),
  ]),
];
