import type { Random } from './random.ts';

/** A UUIDv7 (RFC 9562) whose time is `at` and whose other bits come from the seeded source. */
export function demoId(random: Random, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const hex = (bits: number) => (random.uint32() >>> (32 - bits)).toString(16).padStart(bits / 4, '0');
  const variant = (0x8 | (random.uint32() >>> 30)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(12)}-${variant}${hex(12)}-${hex(16)}${hex(32)}`;
}
