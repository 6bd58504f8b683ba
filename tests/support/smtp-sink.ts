import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface CollectedMail {
  from: string;
  /** Envelope recipients, lower case. */
  to: string[];
  /** The source as received. */
  raw: string;
  parsed: Email;
  receivedAt: number;
}

/** A response other than 250: for the recipient, or after the data if `at` says so. */
export interface Refusal {
  code: 421 | 450 | 451 | 452 | 550 | 552 | 554;
  at?: 'recipient' | 'data';
}

export interface SmtpSink {
  port: number;
  /** For SMTP_URL. */
  url: string;
  /** All accepted mails, in order. */
  mails: CollectedMail[];
  /** Accepted mails to one address, in order. */
  mailsTo(address: string): CollectedMail[];
  /**
   * Waits for the nth mail (1 = first) to the address. `containing` counts only mails whose subject or HTML has that
   * text: for mails that may overtake each other, or arrive late from an earlier test.
   */
  waitForMail(to: string, options?: { nth?: number; containing?: string; timeoutMs?: number }): Promise<CollectedMail>;
  /** Waits until this many mails were accepted in all. */
  waitForCount(count: number, timeoutMs?: number): Promise<void>;
  /** Called for each recipient from now on; undefined accepts. */
  refuse(decide: (to: string) => Refusal | undefined): void;
  /** Delays accepting every mail, like a slow server. */
  delay(ms: number): void;
  clear(): void;
  stop(): Promise<void>;
}

const refusalError = (code: number): Error => Object.assign(new Error('Refused by the test'), { responseCode: code });

/** Link targets of a mail's HTML part, in order, entities decoded. */
export const linksOf = ({ parsed }: CollectedMail): string[] =>
  [...(parsed.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'));

const hasText = ({ parsed }: CollectedMail, text: string): boolean =>
  `${parsed.subject ?? ''}\n${parsed.html ?? ''}`.includes(text);

/** A real SMTP server on a free loopback port that stores what it receives. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const mails: CollectedMail[] = [];
  const waiting = new Set<() => void>();
  let decide: (to: string) => Refusal | undefined = () => undefined;
  let delayMs = 0;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const refusal = decide(address.toLowerCase());
      done(refusal && refusal.at !== 'data' ? refusalError(refusal.code) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address.toLowerCase());
        const refusal = to.map((address) => decide(address)).find((answer) => answer?.at === 'data');
        if (refusal) return done(refusalError(refusal.code));
        const raw = Buffer.concat(chunks);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        setTimeout(() => {
          void PostalMime.parse(raw).then((parsed) => {
            mails.push({ from, to, raw: raw.toString('utf8'), parsed, receivedAt: Date.now() });
            done();
            waiting.forEach((check) => check());
          }, done);
        }, delayMs);
        return undefined;
      });
    },
  });
  // Some tests kill a client in the middle of a mail.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const bound = typeof address === 'object' && address ? address.port : port;

  const mailsTo = (to: string): CollectedMail[] => mails.filter((mail) => mail.to.includes(to.toLowerCase()));
  const until = <T>(find: () => T | undefined, what: () => string, timeoutMs: number): Promise<T> =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        const found = find();
        if (found === undefined) return;
        clearTimeout(timer);
        waiting.delete(check);
        resolve(found);
      };
      const timer = setTimeout(() => {
        waiting.delete(check);
        reject(new Error(`${what()} within ${timeoutMs / 1000} s`));
      }, timeoutMs);
      waiting.add(check);
      check();
    });

  return {
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    mails,
    mailsTo,
    waitForMail: (to, { nth = 1, containing = '', timeoutMs = 60_000 } = {}) =>
      until(
        () => mailsTo(to).filter((mail) => hasText(mail, containing))[nth - 1],
        () => `No mail ${nth} to ${to} with "${containing}" (there are ${mailsTo(to).length}, ${mails.length} in all)`,
        timeoutMs,
      ),
    async waitForCount(count, timeoutMs = 60_000) {
      await until(
        () => (mails.length >= count ? true : undefined),
        () => `Only ${mails.length} of ${count} mails`,
        timeoutMs,
      );
    },
    refuse(next) {
      decide = next;
    },
    delay(ms) {
      delayMs = ms;
    },
    clear() {
      mails.length = 0;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
