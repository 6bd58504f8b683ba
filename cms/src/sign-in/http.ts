import { clientKey } from '@app/contracts/security/client-key';
import type { PayloadRequest } from 'payload';
import { config } from '../config.ts';
import { languageOf } from '../mail/language.ts';
import { NO_STORE } from '../rest/no-store.ts';
import { adminText } from '../words/admin-text.ts';
import { TooManyAttempts } from './limiter.ts';

const isSecure = config.publicUrl.startsWith('https:');

/** The client's address, as set by the front door, which alone reaches the cms. */
export const clientAddress = (req: PayloadRequest): string =>
  clientKey(req.headers.get('x-forwarded-for') ?? '127.0.0.1');

/** A cookie of staff sign-in: reads it from a request and serialises it. */
export const staffCookie = (name: string) => {
  const full = `${isSecure ? '__Host-' : ''}staff-${name}`;
  return {
    read(req: PayloadRequest): string | undefined {
      const found = (req.headers.get('cookie') ?? '').split(';').find((part) => part.trim().startsWith(`${full}=`));
      return found?.slice(found.indexOf('=') + 1).trim();
    },
    written: (value: string, seconds: number): string =>
      `${full}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  };
};

export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Answers 429 with a message if too many attempts were counted. */
export async function withAttemptLimits(req: PayloadRequest, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    const language = languageOf(req);
    const minutes = Math.ceil(error.seconds / 60);
    const message = adminText('signIn.tooMany')[language].replaceAll('{{minutes}}', String(minutes));
    return Response.json(
      { code: 'too_many_tries', errors: [{ message }] },
      { status: 429, headers: { ...NO_STORE, 'retry-after': String(error.seconds) } },
    );
  }
}
