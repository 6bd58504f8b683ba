import { z } from 'zod';
import { CONTACT_TOPICS } from '@app/contracts/values';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { Line, MailUrl, oneLine } from '../../../platform/mail/values.ts';

const PREVIEW = 90;

/** To staff: what a visitor wrote through a form of the site. */
export const contactMessageMail = defineMail({
  key: 'contact-message',
  props: z.object({
    topic: z.enum(CONTACT_TOPICS),
    replyTo: Line,
    words: z.string().min(1),
    adminUrl: MailUrl,
  }),
  sample: {
    topic: 'pricing',
    replyTo: 'anna@example.com',
    words: 'We have three shops in two countries.\n\nWhich plan would fit, and can we try it with one shop first?',
    adminUrl: 'https://reviews.example/admin/contact',
  },
  render: ({ topic, replyTo, words, adminUrl }, { t }) => ({
    subject: t('contactMessage.subject', { topic: t(`contactMessage.topics.${topic}`) }),
    preview: oneLine(words).slice(0, PREVIEW),
    greeted: null,
    blocks: [
      ...words.split(/\s*\n\s*/).map(paragraph),
      note(t('contactMessage.from', { sender: replyTo })),
      action(t('contactMessage.action'), adminUrl, t('layout.linkHelp')),
    ],
    reason: t('contactMessage.reason'),
  }),
});
