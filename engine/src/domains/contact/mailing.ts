import { z } from 'zod';
import { Email, Id } from '@app/contracts/common';
import { newId } from '../../kernel/ids.ts';
import { defineJob } from '../../platform/job.ts';
import { mailDeliveries } from '../../platform/schema.ts';
import { contactMessageMail } from './mails/contact-message.tsx';
import { messageById } from './repo.ts';

/** Mails a visitor's message to the address of the settings; an answer to the mail goes to the visitor. */
export const sendContactMessage = defineJob({
  name: 'contact.send-message',
  // A mail server that is down for hours: 14 tries, the pauses double from 5 s, 11 hours in all.
  ...{ queue: 'mail', attempts: 14, backoffMs: 5000 },
  data: z.object({ messageId: Id }),
  async run(app, { messageId: id }) {
    const message = await messageById(app.db.read, id);
    if (message?.state !== 'open') return;
    const { CONTACT_EMAIL, CONTACT_LANGUAGE, MAIL_FROM, PUBLIC_URL } = app.config;
    const { topic, replyTo, message: words } = message;
    const mail = contactMessageMail.with({ topic, replyTo, words, adminUrl: `${PUBLIC_URL}/admin/contact` });
    const messageId = `${mail.key}.${id}@${new URL(PUBLIC_URL).hostname}`;
    const result = await app.mailer.send({
      to: { address: CONTACT_EMAIL ?? MAIL_FROM },
      ...(Email.safeParse(replyTo).success && { replyTo }),
      ...{ locale: CONTACT_LANGUAGE, messageId, mail },
    });
    await app.db.read.insert(mailDeliveries).values({
      ...{ id: newId(), mail: mail.key, subjectId: id, messageId, outcome: result.outcome },
      answer: result.answer?.slice(0, 500) ?? null,
    });
    if (result.outcome === 'retry') throw new Error(`the mail server refused for the moment: ${result.answer}`);
  },
});
