import { BRAND_NAME, htmlLang } from '@app/locales';
import type { Locale } from '@app/locales';
import type { ReadyMail } from './mail.tsx';
import type { MailResult } from './smtp-answer.ts';
import { classify, withoutAddresses } from './smtp-answer.ts';
import { oneLine } from './values.ts';

export type { MailResult } from './smtp-answer.ts';

/** A file that comes with a mail. */
export interface Attachment {
  name: string;
  type: string;
  content: Buffer;
}

/** A mail to one person. */
export interface OutgoingMail {
  to: { address: string; name?: string | null };
  /** Name in front of our sending address, e.g. that of the company which asks; the product's when left out. */
  senderName?: string;
  /** Where answers go, when not to the sending address. */
  replyTo?: string;
  locale: Locale;
  timeZone?: string;
  /** `local@host`, the same for every try, so that a second copy is known as one. */
  messageId: string;
  /** Address that ends such mails by one POST (RFC 8058); mail programs show it as a button. */
  oneClickUrl?: string;
  /** Page on which the reader can end such mails; the mail's foot links to it. */
  unsubscribeUrl?: string;
  attachments?: Attachment[];
  mail: ReadyMail;
}

export interface Mailer {
  /** Renders and sends. Tells what became of it; throws only when the mail itself is wrong. */
  send(mail: OutgoingMail): Promise<MailResult>;
  /** Closes the connections once what is on its way has gone. */
  close(): Promise<void>;
}

interface MailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…` */
  smtpUrl: string;
  from: string;
  /** Origin of the public site. */
  origin: string;
  legalLine?: string | undefined;
  connections?: number;
}

const SECONDS = 1000;
const ADDRESS = /^[^\s@<>()[\],;:"\\\p{Cc}]+@[^\s@<>()[\],;:"\\\p{Cc}]+$/u;
const MESSAGE_ID = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+@[A-Za-z0-9.-]+$/;

/** The library is loaded with the first mail: only workers send any. */
async function openTransport(options: MailerOptions) {
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer.createTransport({
    url: options.smtpUrl,
    pool: true,
    maxConnections: options.connections ?? 4,
    maxMessages: Infinity,
    // A connection that the server had closed while it was idle costs one more try, a broken server no more than that.
    maxRequeues: 1,
    name: new URL(options.origin).hostname,
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 60 * SECONDS,
    // Nothing in a mail is ever read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Mails through one SMTP server over a pool of connections. */
export function createMailer(options: MailerOptions): Mailer {
  let transport: ReturnType<typeof openTransport> | undefined;
  const underway = new Set<Promise<unknown>>();

  async function send(mail: OutgoingMail): Promise<MailResult> {
    const { locale, timeZone } = mail;
    if (!MESSAGE_ID.test(mail.messageId)) throw new Error('the Message-ID is not one');
    if (!ADDRESS.test(mail.to.address)) return { outcome: 'bounced', answer: 'not an address' };
    const { subject, html, text } = mail.mail.render({
      locale,
      timeZone,
      origin: options.origin,
      legalLine: options.legalLine,
      unsubscribeUrl: mail.unsubscribeUrl,
    });
    const headers = {
      'Content-Language': htmlLang(locale),
      // Sent by a program: no answering machine should answer (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(mail.oneClickUrl !== undefined && unsubscribe(mail.oneClickUrl)),
    };
    const opened = await (transport ??= openTransport(options));
    try {
      const { response } = await opened.sendMail({
        messageId: `<${mail.messageId}>`,
        from: { name: oneLine(mail.senderName ?? BRAND_NAME), address: options.from },
        to: { name: oneLine(mail.to.name ?? ''), address: mail.to.address },
        ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
        subject: oneLine(subject),
        text,
        html,
        attachments: (mail.attachments ?? []).map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content,
        })),
        xMailer: false,
        headers,
      });
      return { outcome: 'delivered', answer: withoutAddresses(response) };
    } catch (error) {
      return classify(error);
    }
  }

  return {
    async send(mail) {
      const sending = send(mail);
      underway.add(sending);
      try {
        return await sending;
      } finally {
        underway.delete(sending);
      }
    },
    async close() {
      await Promise.allSettled(underway);
      (await transport)?.close();
    },
  };
}

/**
 * Unfolded ("prepared"), as some signatures break over a folded one; an address parsed as a URL has no line break left.
 */
function unsubscribe(oneClickUrl: string) {
  const url = new URL(oneClickUrl);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error('the one-click address must be a web address');
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url.href}>` },
    'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
  };
}
