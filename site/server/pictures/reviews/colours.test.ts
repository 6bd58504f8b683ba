import { TEXT_CONTRAST, accentContrast, contrastOf } from '@app/contracts/widgets/contrast';
import { REVIEW_PICTURE_LAYOUTS, REVIEW_PICTURE_SCHEMES } from '../../../src/lib/sharing/review-pictures.ts';
import { coloursOf } from './colours.ts';

const STEPS = ['00', '33', '66', '99', 'cc', 'ff'];
const allowed = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`))).filter(
  (colour) => accentContrast(colour).enough,
);

it.each(REVIEW_PICTURE_LAYOUTS.flatMap((layout) => REVIEW_PICTURE_SCHEMES.map((scheme) => [layout, scheme] as const)))(
  'on %s, %s, every allowed accent leaves text that can be read and stars that can be told from the background',
  (layout, scheme) => {
    expect(allowed.length).toBeGreaterThan(100);
    for (const accent of [null, ...allowed]) {
      const { background, text, muted, stars, accent: field, onAccent } = coloursOf(layout, scheme, accent);
      expect(contrastOf(text, background)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrastOf(muted, background)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrastOf(onAccent, field)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      // Ours is seen on white with words beside it, as everywhere on the site.
      if (accent) expect(contrastOf(stars, background)).toBeGreaterThanOrEqual(3);
    }
  },
);
