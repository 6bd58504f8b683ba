import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Roles of the cms's users. */
export const STAFF_ROLES = ['marketing', 'translator', 'moderator', 'support', 'administrator'] as const;
export const StaffRole = z.enum(STAFF_ROLES);
export type StaffRole = z.infer<typeof StaffRole>;

/** The staff member of a token: the user's id in the cms, always as text. */
export const StaffMember = z
  .object({ staffId: z.string().min(1).max(64), name: z.string().min(1).max(200), role: StaffRole })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof StaffMember>;

/** The longest life of a token. */
export const STAFF_TOKEN_SECONDS = 300;
/** Tolerated difference between the clocks of cms and engine. */
const SKEW_SECONDS = 30;
const FORM = /^staff1\.([A-Za-z0-9_-]{20,1000})\.([A-Za-z0-9_-]{43})$/;
const Payload = StaffMember.extend({ exp: z.int() });

const sign = (key: string, payload: string): Buffer => createHmac('sha256', key).update(`staff1.${payload}`).digest();

/**
 * The token with which the cms acts for a staff member: `staff1.<payload>.<mac>`, both in base64url; the payload is
 * JSON `{staffId, name, role, exp}` with `exp` in seconds since 1970, the mac HMAC-SHA-256 over `staff1.<payload>`.
 */
export function mintStaffToken(key: string, { staffId, name, role }: StaffMember, now: Date = new Date()): string {
  const exp = Math.floor(now.getTime() / 1000) + STAFF_TOKEN_SECONDS;
  const payload = Buffer.from(JSON.stringify(Payload.parse({ staffId, name, role, exp }))).toString('base64url');
  return `staff1.${payload}.${sign(key, payload).toString('base64url')}`;
}

/** The token's staff member; undefined if it is forged, expired, or valid for longer than allowed. */
export function readStaffToken(key: string, token: string, now: Date = new Date()): StaffMember | undefined {
  const [, payload, mac] = FORM.exec(token) ?? [];
  if (!payload || !mac || !timingSafeEqual(sign(key, payload), Buffer.from(mac, 'base64url'))) return undefined;
  // Signed by us: what is in it has been checked when it was minted, unless another version did.
  const read = Payload.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!read.success) return undefined;
  const { exp, ...member } = read.data;
  const left = exp - now.getTime() / 1000;
  return left > 0 && left <= STAFF_TOKEN_SECONDS + SKEW_SECONDS ? member : undefined;
}
