import { z } from 'zod';
import { Instant } from './common.ts';

export const BADGES = [
  'love_us',
  'celebrity',
  'helpful',
  'friendly',
  'popular',
  'role_model',
  'transparent',
  'trendy',
  'trusted',
] as const;
export const Badge = z.enum(BADGES);
export type Badge = z.infer<typeof Badge>;

/** A badge of a company, held now or in the past. */
export const BadgeAward = z
  .object({ badge: Badge, wonAt: Instant, lostAt: Instant.nullable() })
  .meta({ id: 'BadgeAward' });
export type BadgeAward = z.infer<typeof BadgeAward>;

/** `GET /companies/{slug}/badges`: held and lost ones, newest first, with the figures that decided. */
export const BadgeHistory = z
  .object({ items: z.array(BadgeAward.extend({ evidence: z.record(z.string(), z.number()) })) })
  .meta({ id: 'BadgeHistory' });
export type BadgeHistory = z.infer<typeof BadgeHistory>;
