import { z } from 'zod';
import { byStatus, isAnswer, postForm } from './http.ts';
import type { SmsResult, SmsSender } from './sms.ts';
import { withoutNumbers } from './sms.ts';

interface SmsapiOptions {
  /** OAuth token of the account. */
  token: string;
  /** Sender name that the account has had approved. */
  from: string;
  url?: string | undefined;
  timeoutMs?: number;
}

const Sent = z.object({ list: z.array(z.object({ id: z.string(), status: z.string().optional() })).min(1) });
const Failed = z.object({ error: z.coerce.number(), message: z.string().default('') });

/** No valid number in the request. */
const NO_VALID_NUMBER = 13;
/** The same idx was sent within a day: our message has gone already. */
const SENT_BEFORE = 53;
/** Turned away for load; asked again a little later. */
const TOO_MANY = new Set([202, 203]);

/** SMSAPI (api.smsapi.com): `sms.do`, form parameters, OAuth bearer. Its errors come with status 200. */
export function createSmsapi({
  token,
  from,
  url = 'https://api.smsapi.com',
  timeoutMs = 10_000,
}: SmsapiOptions): SmsSender {
  return {
    name: 'smsapi',
    // `check_idx` makes it refuse an idx that it has had within a day.
    sendsOnce: true,
    async send({ to, text, id }) {
      const answer = await postForm({
        url: new URL('/sms.do', url).href,
        authorization: `Bearer ${token}`,
        form: {
          ...{ to: to.replace(/^\+/, ''), message: text, from, idx: id, check_idx: '1' },
          ...{ format: 'json', encoding: 'utf-8' },
        },
        timeoutMs,
      });
      if (!isAnswer(answer)) return answer;
      const sent = Sent.safeParse(answer.json).data?.list[0];
      if (sent) return { outcome: 'delivered', providerId: sent.id, ...(sent.status && { answer: sent.status }) };
      const failed = Failed.safeParse(answer.json).data;
      return failed ? ofError(failed, id, answer.retryAfter) : byStatus(answer);
    },
  };
}

function ofError({ error, message }: z.infer<typeof Failed>, id: string, retryAfter: number | undefined): SmsResult {
  const answer = withoutNumbers(`${error} ${message}`);
  if (error === SENT_BEFORE) return { outcome: 'delivered', providerId: id, answer };
  if (error === NO_VALID_NUMBER) return { outcome: 'rejected', reason: 'number', answer };
  if (TOO_MANY.has(error)) return { outcome: 'retry', afterSeconds: retryAfter ?? 60, answer };
  // The rest speaks of us and not of the number: sender name, credit, login, text, their own trouble.
  return { outcome: 'retry', answer };
}
