import { BRAND_NAME } from '../locales.ts';

/** A star in a speech bubble. */
export function Icon({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={BRAND_NAME}>
      <path fill="#f5821f" d="M4 2h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-7l-5 4v-4H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z" />
      <path fill="#fff" d="m12 4.6 1.7 3.4 3.8.6-2.7 2.7.6 3.8-3.4-1.8-3.4 1.8.6-3.8L6.5 8.6l3.8-.6Z" />
    </svg>
  );
}
