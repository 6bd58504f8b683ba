import nodemailer from 'nodemailer';
import type { PayloadEmailAdapter } from 'payload';
import { config } from '../config.ts';
import { BRAND_NAME } from '../locales.ts';
import { DailyCap } from './daily-cap.ts';

/**
 * Sends mails to staff through SMTP_URL. Without it nothing is sent, and no mail is logged, because it may contain a
 * reset link.
 */
export const mailTransport: PayloadEmailAdapter = ({ payload }) => {
  const transport = config.smtpUrl ? nodemailer.createTransport(config.smtpUrl) : undefined;
  const cap = new DailyCap();
  const from = config.mailFrom ?? `no-reply@${new URL(config.publicUrl).hostname}`;
  return {
    name: 'smtp',
    defaultFromAddress: from,
    defaultFromName: BRAND_NAME,
    sendEmail: async ({ to, subject, html }) => {
      if (!transport) {
        payload.logger.warn({ subject }, 'A mail to staff was not sent: SMTP_URL is not set');
        return;
      }
      if (!cap.take(String(to), Date.now())) {
        payload.logger.warn({ subject }, 'A mail to staff was not sent: the address has had its mails of the day');
        return;
      }
      await transport.sendMail({
        to: String(to),
        subject,
        html: String(html),
        from: config.mailFrom ?? { name: BRAND_NAME, address: from },
      });
    },
  };
};
