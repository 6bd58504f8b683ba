import { z } from 'zod';
import { resultByStatus, isProviderAnswer, postForm } from './provider-http.ts';
import type { SmsResult, SmsSender } from './sms-sender.ts';
import { redactNumbers } from './sms-sender.ts';
import { smsSize } from './sms-size.ts';

interface TwilioOptions {
  accountSid: string;
  authToken: string;
  /** A number of the account, a sender name, or a messaging service (`MG…`). */
  from: string;
  url?: string | undefined;
  timeoutMs?: number;
}

const Sent = z.object({ sid: z.string(), status: z.string(), error_code: z.number().nullish() });
const Failed = z.object({ code: z.number(), message: z.string().default('') });

/** Its owner has answered STOP. */
const UNSUBSCRIBED = 21610;
/** Of the recipient: not a number, not valid, not reachable by text message, not a mobile. */
const NEVER_REACHED = new Set([21211, 21214, 21217, 21612, 21614]);
/** Too many requests at once; the sender's queue is full. */
const TOO_MANY = new Set([20429, 21611]);

/** Twilio's Programmable Messaging. It has no way of telling a repeated message. */
export function createTwilio({
  accountSid,
  authToken,
  from,
  url = 'https://api.twilio.com',
  timeoutMs = 10_000,
}: TwilioOptions): SmsSender {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    name: 'twilio',
    deduplicates: false,
    partsBilled: (text) => smsSize(text).segments,
    async send({ to, text }) {
      const answer = await postForm({
        url: new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, url).href,
        authorization,
        form: { To: to, Body: text, ...(from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }) },
        timeoutMs,
      });
      if (!isProviderAnswer(answer)) return answer;
      const sent = answer.status < 300 ? Sent.safeParse(answer.json).data : undefined;
      if (sent) return { outcome: 'delivered', providerId: sent.sid, answer: sent.status };
      const failed = Failed.safeParse(answer.json).data;
      return failed ? ofError(failed, answer.retryAfter) : resultByStatus(answer);
    },
  };
}

function ofError({ code, message }: z.infer<typeof Failed>, retryAfter: number | undefined): SmsResult {
  const answer = redactNumbers(`${code} ${message}`);
  if (code === UNSUBSCRIBED) return { outcome: 'rejected', reason: 'unsubscribed', answer };
  if (NEVER_REACHED.has(code)) return { outcome: 'rejected', reason: 'number', answer };
  if (TOO_MANY.has(code)) return { outcome: 'retry', afterSeconds: retryAfter ?? 60, answer };
  // In Twilio's own words the message was not made: login, sender, permission for a country, their own trouble.
  return { outcome: 'retry', answer, ...(retryAfter !== undefined && { afterSeconds: retryAfter }) };
}
