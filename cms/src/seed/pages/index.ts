import { homePage } from './home.ts';
import { googlePages } from './google.ts';
import { hotelPages } from './hotels.ts';
import { pricingPages } from './pricing.ts';
import { reviewCollectionPages } from './review-collection.ts';
import { reviewTranslatePages } from './review-translate.ts';
import { surveyPages } from './surveys.ts';
import { whyUsPages } from './why-us.ts';

/** Every page of the public site whose words staff may change. */
export const pages = [
  homePage,
  ...googlePages,
  ...hotelPages,
  ...pricingPages,
  ...reviewCollectionPages,
  ...reviewTranslatePages,
  ...surveyPages,
  ...whyUsPages,
];
