import { callToAction } from './call-to-action.ts';
import { faq } from './faq.ts';
import { featureGrid } from './feature-grid.ts';
import { hero } from './hero.ts';
import { numbers } from './numbers.ts';
import { reviewCarousel } from './review-carousel.ts';
import { richText } from './rich-text.ts';
import { steps } from './steps.ts';

/** Everything a page can be built from. */
export const blocks = [hero, featureGrid, steps, numbers, reviewCarousel, faq, callToAction, richText];
