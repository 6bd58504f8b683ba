/** A text message to one phone. */
export interface OutgoingSms {
  /** E.164, with the plus sign. */
  to: string;
  text: string;
  /** Our own id of the message, the same for every try, so that a provider that compares ids sends it once. */
  id: string;
}

/**
 * The outcome of a text message:
 * - `delivered`: the provider accepted it;
 * - `rejected`: it will never reach this number; `unsubscribed` = its owner has told the provider to stop;
 * - `retry`: it was certainly not sent and may be retried;
 * - `unknown`: the request was sent without an answer; the message may have been sent.
 *
 * `answer` is the provider's answer without phone numbers.
 */
export type SmsResult =
  | { outcome: 'delivered'; providerId: string; answer?: string }
  | { outcome: 'rejected'; reason: 'number' | 'unsubscribed'; answer?: string }
  | {
      outcome: 'retry';
      /** Concerns this number only, not all of our messages. */
      deferred?: boolean;
      /** How long the provider asks to wait. */
      afterSeconds?: number;
      answer?: string;
    }
  | { outcome: 'unknown'; answer?: string };

/** Sends text messages through a provider. */
export interface SmsSender {
  name: string;
  /** The provider deduplicates by `id`, so that an unknown outcome may be retried. */
  readonly deduplicates: boolean;
  /** Parts that the provider charges for; 0: it costs nothing. */
  partsBilled(text: string): number;
  /** Sends one message; never throws for failures of the provider or the network. */
  send(message: OutgoingSms): Promise<SmsResult>;
}

/** Makes an answer fit for storage: one short line without phone numbers. */
export function redactNumbers(answer: string): string {
  return answer
    .replace(/\s+/g, ' ')
    .replace(/\+?\d[\d ()-]{5,}\d/g, '…')
    .trim()
    .slice(0, 300);
}
