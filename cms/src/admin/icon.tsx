import { BRAND_NAME } from '../locales.ts';
import { MARK } from './mark.ts';

/** The mark alone, in the bar of the admin. */
export function Icon({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={BRAND_NAME}>
      <path fill={MARK.orange} d={MARK.bubble} />
      <path fill="#fff" d={MARK.star} />
    </svg>
  );
}
