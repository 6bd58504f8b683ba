import { clientKey } from '@app/contracts/client-key';
import type { PayloadRequest } from 'payload';
import { config } from '../config.ts';
import { inLanguageOf } from '../mail/language.ts';
import { say } from '../words/say.ts';
import { TooManyTries } from './limiter.ts';

export const NO_STORE = { 'cache-control': 'no-store' };

const isSecure = config.publicUrl.startsWith('https:');

/** The front door names the client's address, and nobody else reaches the cms. */
export const clientOf = (req: PayloadRequest): string => clientKey(req.headers.get('x-forwarded-for') ?? '127.0.0.1');

/** A cookie of ours, as browsers name and keep it. */
export const cookieNamed = (name: string) => {
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

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Runs what counts tries; what is too much is answered in words, as the admin shows them. */
export async function unlessTooMany(req: PayloadRequest, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error;
    const language = inLanguageOf(req);
    const minutes = Math.ceil(error.seconds / 60);
    const message = say('signIn.tooMany')[language].replaceAll('{{minutes}}', String(minutes));
    return Response.json(
      { code: 'too_many_tries', errors: [{ message }] },
      { status: 429, headers: { ...NO_STORE, 'retry-after': String(error.seconds) } },
    );
  }
}
