/** A text message to one phone. */
export interface OutgoingSms {
  /** E.164, with the plus sign. */
  to: string;
  text: string;
  /** Our own id of the message, the same for every try, so that a provider that compares ids sends it once. */
  id: string;
}

/**
 * What became of a text message:
 * - `delivered`: the provider took it;
 * - `rejected`: it will never reach this number; `unsubscribed` = its owner has told the provider to stop;
 * - `retry`: it was surely not sent and may go another time;
 * - `unknown`: the request went out and no answer came back. It may have been sent.
 *
 * `answer` is what the provider said, with numbers left out.
 */
export type SmsResult =
  | { outcome: 'delivered'; providerId: string; answer?: string }
  | { outcome: 'rejected'; reason: 'number' | 'unsubscribed'; answer?: string }
  | {
      outcome: 'retry';
      /** About this number, and not about all of our messages. */
      deferred?: boolean;
      /** The provider asks to wait so long. */
      afterSeconds?: number;
      answer?: string;
    }
  | { outcome: 'unknown'; answer?: string };

/** The door to whoever sends text messages. */
export interface SmsSender {
  name: string;
  /** Asked twice with the same `id`, it sends once: then an unknown end may be tried again. */
  readonly sendsOnce: boolean;
  /** Sends one message; never throws for what the provider or the way to it does. */
  send(message: OutgoingSms): Promise<SmsResult>;
}

/** An answer that may be kept: one line, short, no phone number in it. */
export function withoutNumbers(answer: string): string {
  return answer
    .replace(/\s+/g, ' ')
    .replace(/\+?\d[\d ()-]{5,}\d/g, '…')
    .trim()
    .slice(0, 300);
}
