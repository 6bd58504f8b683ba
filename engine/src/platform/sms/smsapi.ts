import { z } from 'zod';
import { resultByStatus, isProviderAnswer, postForm } from './provider-http.ts';
import type { SmsResult, SmsSender } from './sms-sender.ts';
import { redactNumbers } from './sms-sender.ts';
import { smsSize } from './sms-size.ts';

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
/** The same idx was sent within a day: our message was sent already. */
const SENT_BEFORE = 53;
/** Rejected because of load; retried later. */
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
    deduplicates: true,
    partsBilled: (text) => smsSize(text).segments,
    async send({ to, text, id }) {
      const answer = await postForm({
        url: new URL('/sms.do', url).href,
        authorization: `Bearer ${token}`,
        form: {
          to: to.replace(/^\+/, ''),
          message: text,
          from,
          idx: id,
          check_idx: '1',
          format: 'json',
          encoding: 'utf-8',
        },
        timeoutMs,
      });
      if (!isProviderAnswer(answer)) return answer;
      const sent = Sent.safeParse(answer.json).data?.list[0];
      if (sent) return { outcome: 'delivered', providerId: sent.id, ...(sent.status && { answer: sent.status }) };
      const failed = Failed.safeParse(answer.json).data;
      return failed ? ofError(failed, id, answer.retryAfter) : resultByStatus(answer);
    },
  };
}

function ofError({ error, message }: z.infer<typeof Failed>, id: string, retryAfter: number | undefined): SmsResult {
  const answer = redactNumbers(`${error} ${message}`);
  if (error === SENT_BEFORE) return { outcome: 'delivered', providerId: id, answer };
  if (error === NO_VALID_NUMBER) return { outcome: 'rejected', reason: 'number', answer };
  if (TOO_MANY.has(error)) return { outcome: 'retry', afterSeconds: retryAfter ?? 60, answer };
  // Other errors concern our account or the provider, not the number.
  return { outcome: 'retry', answer };
}
