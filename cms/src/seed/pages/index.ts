import { homePage } from './home.ts';
import { changelogPages } from './changelog.ts';
import { contactPages } from './contact.ts';
import { googlePages } from './google.ts';
import { hotelPages } from './hotels.ts';
import { integrationPages } from './integrations.ts';
import { legalPages } from './legal.ts';
import { ourReviewsPages } from './our-reviews.ts';
import { teamPages } from './our-team.ts';
import { partnerPages } from './partners.ts';
import { pricingPages } from './pricing.ts';
import { referencePages } from './references.ts';
import { reviewCollectionPages } from './review-collection.ts';
import { reviewTranslatePages } from './review-translate.ts';
import { surveyPages } from './surveys.ts';
import { whyUsPages } from './why-us.ts';

/** Every page of the public site whose words staff may change. */
export const pages = [
  homePage,
  ...changelogPages,
  ...contactPages,
  ...googlePages,
  ...hotelPages,
  ...integrationPages,
  ...legalPages,
  ...ourReviewsPages,
  ...teamPages,
  ...partnerPages,
  ...pricingPages,
  ...referencePages,
  ...reviewCollectionPages,
  ...reviewTranslatePages,
  ...surveyPages,
  ...whyUsPages,
];

/**
 * The same as the seed writes them. The sample stories lead to companies of the demo and say that they can be looked
 * up: without the demo they are drafts, for staff to make their own of.
 */
export const pagesToSeed = ({ demo }: { demo: boolean }): typeof pages =>
  demo ? pages : pages.map((page) => (referencePages.includes(page) ? { ...page, _status: 'draft' } : page));
