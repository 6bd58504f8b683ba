import { contactForm, features, hero, page, pricing, questions, steps, textWithPicture } from '../blocks.ts';

export const hotelPages = [
  page({ path: '/hotel', name: 'Hotels', key: 'hotels:page' }, [
    hero({ primary: '/register', secondary: '/review-translate', drawing: 'hotel' }),
    steps('how', ['visit', 'invitation', 'review', 'thanks']),
    textWithPicture('details', { drawing: 'people', side: 'left' }),
    features('profile', { facilities: 'search', photos: 'widgets', reception: 'verified' }),
    pricing('plans', { hotel: true }),
    questions('faq', ['portals', 'badReview', 'sms']),
    contactForm('contact', 'pricing'),
  ]),
];
