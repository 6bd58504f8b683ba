import type { ReviewSource } from '@app/contracts/reviews';
import { isSourceUrl } from './source-urls.ts';

it.each<[string, ReviewSource, boolean]>([
  ['https://maps.app.goo.gl/abc', 'google', true],
  ['https://www.google.co.uk/maps/1', 'google', true],
  ['https://google.com.evil.example/', 'google', false],
  ['https://notgoogle.com/', 'google', false],
  ['https://pl.trustpilot.com/reviews/1', 'trustpilot', true],
  ['https://user@www.booking.com/', 'booking', false],
  ['https://anything.example/review/1', 'other', true],
  ['ftp://anything.example/', 'other', false],
])('whether %s is a URL of %s: %s', (url, source, expected) => {
  expect(isSourceUrl(url, source)).toBe(expected);
});
