import type { RequiredDataFromCollectionSlug } from 'payload';
import { byKey, linkByKey } from './ensure.ts';

const STEPS = ['invite', 'write', 'screen', 'publish'];
const FEATURES = ['verified', 'open', 'languages', 'mediation', 'widgets', 'surveys'] as const;
const NUMBERS = ['companies', 'reviews', 'languages'] as const;
const QUESTIONS = ['howVerified', 'whoCanWrite', 'canDelete', 'cost'];

/** The home page, its words left to the translations of the namespace `home`. */
export const homePage: RequiredDataFromCollectionSlug<'pages'> = {
  name: 'Home',
  path: '/',
  _status: 'published',
  seo: { title: byKey('home:seo.title'), description: byKey('home:seo.description') },
  blocks: [
    {
      blockType: 'hero',
      title: byKey('home:hero.title'),
      lead: byKey('home:hero.lead'),
      primary: linkByKey('home:hero.cta', '/register'),
      secondary: linkByKey('home:hero.secondaryCta', '/trust/how-reviews-are-verified'),
    },
    {
      blockType: 'numbers',
      items: NUMBERS.map((source) => ({ source, label: byKey(`home:numbers.${source}`) })),
    },
    {
      blockType: 'steps',
      title: byKey('home:steps.title'),
      items: STEPS.map((step) => ({
        title: byKey(`home:steps.${step}.title`),
        text: byKey(`home:steps.${step}.text`),
      })),
    },
    {
      blockType: 'featureGrid',
      title: byKey('home:features.title'),
      items: FEATURES.map((icon) => ({
        icon,
        title: byKey(`home:features.${icon}.title`),
        text: byKey(`home:features.${icon}.text`),
      })),
    },
    {
      blockType: 'faq',
      title: byKey('home:faq.title'),
      items: QUESTIONS.map((name) => ({
        question: byKey(`home:faq.${name}.question`),
        answer: byKey(`home:faq.${name}.answer`),
      })),
    },
    {
      blockType: 'callToAction',
      title: byKey('home:cta.title'),
      text: byKey('home:cta.text'),
      button: linkByKey('home:cta.button', '/register'),
    },
  ],
};
