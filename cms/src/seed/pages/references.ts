import {
  callToAction,
  comparison,
  features,
  hero,
  numbers,
  page,
  questions,
  reviewCarousel,
  sampleQuotes,
  steps,
  textWithPicture,
} from '../blocks.ts';

/** Companies of the demo by slug; every page says that they are samples. */
export const referencePages = [
  page({ path: '/references', name: 'References', key: 'references:references' }, [
    hero({ primary: '/register', drawing: 'shop' }),
    features(
      'examples',
      {
        sowinekOgrody: { icon: 'mail', href: '/references/sowinek-ogrody' },
        willaPliszka: { icon: 'verified', href: '/references/willa-pliszka-nad-morzem' },
        amenajariFrasinelul: { icon: 'mediation', href: '/references/amenajari-frasinelul' },
        pizzeriaFoxcombe: { icon: 'open', href: '/references/pizzeria-foxcombe' },
      },
      { lead: true },
    ),
    textWithPicture('rgol', { drawing: 'map', side: 'left', button: '/use-case/rgol' }),
    numbers('numbers', { stores: { claim: 'stores' }, reviews: 'reviews', languages: 'languages' }),
    sampleQuotes('voices', {
      garden: { author: 'Marta Zielińska', company: 'Sowinek Ogrody' },
      villa: { author: 'Kamil Orłowski', company: 'Willa Pliszka nad Morzem' },
    }),
    questions('faq', ['areTheyReal', 'tellYours']),
  ]),

  page({ path: '/references/sowinek-ogrody', name: 'Sample: garden shop', key: 'references:sowinekOgrody' }, [
    hero({ primary: '/register', secondary: '/opinie/sowinek-ogrody', drawing: 'shop' }),
    textWithPicture('story', { drawing: 'invitation' }),
    features('setup', { reminder: 'mail', hints: 'languages', photos: 'widgets', answers: 'open' }),
    sampleQuotes('voice', { owner: { author: 'Marta Zielińska', company: 'Sowinek Ogrody' } }),
    reviewCarousel('latest', { company: 'sowinek-ogrody' }),
    callToAction('cta', '/register'),
  ]),

  page({ path: '/references/willa-pliszka-nad-morzem', name: 'Sample: hotel', key: 'references:willaPliszka' }, [
    hero({ primary: '/hotel', secondary: '/opinie/willa-pliszka-nad-morzem', drawing: 'hotel' }),
    comparison(
      'compare',
      ['message', 'code'],
      {
        who: ['text', 'text'],
        confirmed: ['yes', 'no'],
        weight: ['text', 'text'],
        email: ['no', 'yes'],
        photos: ['yes', 'yes'],
      },
      { lead: true },
    ),
    textWithPicture('breakfast', { drawing: 'phone', side: 'left' }),
    reviewCarousel('latest', { company: 'willa-pliszka-nad-morzem' }),
    sampleQuotes('voice', { desk: { author: 'Kamil Orłowski', company: 'Willa Pliszka nad Morzem' } }),
  ]),

  page({ path: '/references/amenajari-frasinelul', name: 'Sample: builders', key: 'references:amenajariFrasinelul' }, [
    hero({
      primary: '/trust/how-reviews-are-verified',
      secondary: '/opinie/amenajari-frasinelul',
      drawing: 'mediation',
    }),
    steps('steps', ['opened', 'talk', 'decided'], { lead: true }),
    sampleQuotes('voice', { foreman: { author: 'Radu Munteanu', company: 'Amenajări Frăsinelul' } }),
    textWithPicture('visible', { drawing: 'chart' }),
    reviewCarousel('latest', { company: 'amenajari-frasinelul' }),
  ]),

  page({ path: '/references/pizzeria-foxcombe', name: 'Sample: restaurant', key: 'references:pizzeriaFoxcombe' }, [
    hero({ primary: '/register' }),
    textWithPicture('bill', { drawing: 'qrCode', button: '/trust/how-grades-are-computed' }),
    reviewCarousel('latest', { company: 'pizzeria-foxcombe' }),
    features('rules', { everyone: 'open', noGifts: 'verified', answers: 'mediation' }),
    questions('faq', ['bookings', 'competitor']),
  ]),

  page({ path: '/use-case/rgol', name: 'Sample: one shop in eight markets', key: 'references:rgol' }, [
    hero({ primary: '/crossborder-sales', secondary: '/review-translate', drawing: 'map' }),
    textWithPicture('start', { drawing: 'languages', side: 'left' }),
    steps('waves', ['home', 'neighbours', 'large', 'south']),
    comparison(
      'markets',
      ['invitations', 'translations', 'widget'],
      {
        poland: ['yes', 'no', 'yes'],
        greatBritain: ['yes', 'yes', 'yes'],
        germany: ['yes', 'yes', 'yes'],
        romania: ['yes', 'yes', 'partly'],
        hungary: ['yes', 'yes', 'partly'],
        czechRepublic: ['yes', 'yes', 'yes'],
        slovakia: ['yes', 'yes', 'yes'],
        bulgaria: ['yes', 'partly', 'no'],
      },
      { lead: true },
    ),
    sampleQuotes('voice', { export: { author: 'Joanna Krawiec', company: 'RGOL' } }),
    callToAction('cta', '/register'),
  ]),
];
