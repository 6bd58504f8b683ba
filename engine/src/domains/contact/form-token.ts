import { randomId } from '../../kernel/ids.ts';
import { withIdempotency } from '../../platform/idempotency.ts';
import type { Tx } from '../../platform/db.ts';
import type { Tokens } from '../../platform/tokens.ts';

/** Shown longer ago, a form asks for another one. */
const GOOD_FOR_MS = 60 * 60_000;

/** The time stands in the first 48 bits, as in a UUIDv7; the rest is nobody's. */
const TIME_DIGITS = 12;

/** A form that was shown. */
export interface ShownForm {
  id: string;
  at: Date;
}

/** A token that says when it was given. */
export function formToken(tokens: Tokens, at: Date): string {
  const time = at.getTime().toString(16).padStart(TIME_DIGITS, '0');
  const random = randomId().replaceAll('-', '').slice(TIME_DIGITS);
  return tokens.derive('contact', time + random);
}

/** The form that the token was given to; undefined when it is none of ours, or no longer good. */
export function shownForm(tokens: Tokens, token: string | undefined, now: Date): ShownForm | undefined {
  if (token === undefined) return undefined;
  try {
    tokens.verify('contact', token);
  } catch {
    return undefined;
  }
  const id = tokens.subject(token);
  const at = new Date(parseInt(id.replaceAll('-', '').slice(0, TIME_DIGITS), 16));
  return now.getTime() - at.getTime() <= GOOD_FOR_MS ? { id, at } : undefined;
}

/** Uses a form up. @returns false when a message has been sent with it before */
export async function useUp(tx: Tx, { id }: ShownForm): Promise<boolean> {
  let first = false;
  await withIdempotency(tx, { scope: 'contact-forms', key: id, input: null }, async () => {
    first = true;
    return null;
  });
  return first;
}
