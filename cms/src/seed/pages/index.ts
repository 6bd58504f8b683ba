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

/** All pages of the public site that staff can edit. */
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
 * The pages as seeded. The sample stories link to companies of the demo; without the demo they are drafts for staff to
 * edit.
 */
export const pagesToSeed = ({ demo }: { demo: boolean }): typeof pages =>
  demo ? pages : pages.map((page) => (referencePages.includes(page) ? { ...page, _status: 'draft' } : page));
