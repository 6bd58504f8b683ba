import { z } from 'zod';
import { Email, Id } from '@app/contracts/common';
import { defineJob } from '../../platform/job.ts';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../platform/mail/tracked-delivery.ts';
import { contactMessageMail } from './mails/contact-message.tsx';
import { messageById } from './repo.ts';

/** Mails a visitor's message to the address of the settings; an answer to the mail goes to the visitor. */
export const sendContactMessage = defineJob({
  name: 'contact.send-message',
  queue: 'mail',
  ...MAIL_RETRIES,
  data: z.object({ messageId: Id }),
  async run(app, { messageId: id }) {
    const message = await messageById(app.db.queries, id);
    if (message?.state !== 'open') return;
    const { CONTACT_EMAIL, CONTACT_LANGUAGE, MAIL_FROM, PUBLIC_URL } = app.config;
    const { topic, replyTo, message: words } = message;
    const mail = contactMessageMail.with({ topic, replyTo, words, adminUrl: `${PUBLIC_URL}/admin/contact` });
    await sendAtLeastOnce(
      app,
      { id },
      {
        to: { address: CONTACT_EMAIL ?? MAIL_FROM },
        ...(Email.safeParse(replyTo).success && { replyTo }),
        locale: CONTACT_LANGUAGE,
        subjectId: id,
        mail,
      },
    );
  },
});
