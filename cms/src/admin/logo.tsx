import { BRAND_NAME } from '../locales.ts';
import { Icon } from './icon.tsx';

/** The mark and the product's name, on the sign-in page. */
export function Logo() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12, color: 'var(--theme-text)' }}>
      <Icon size={40} />
      <span style={{ fontSize: 28, fontWeight: 700, letterSpacing: '-0.02em' }}>{BRAND_NAME}</span>
    </div>
  );
}
