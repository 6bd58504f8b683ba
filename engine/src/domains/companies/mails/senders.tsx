import { z } from 'zod';
import { action, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

const Reader = z.object({ name: GreetedName, companyName: Line, url: MailUrl });
const sample = {
  name: 'Katarzyna Wójcik',
  companyName: 'Rowerowy Świat',
  url: 'https://reviews.example/panel/settings/website?company=0190a1b2-0000-7000-8000-000000000009',
};

/** To a company's members when a new sender first exceeds its daily allowance. */
export const senderSlowedMail = defineMail({
  key: 'sender-slowed',
  props: Reader.extend({ allowance: z.int().min(1) }),
  sample: { ...sample, allowance: 50 },
  render: ({ name, companyName, url, allowance }, { t, format }) => ({
    subject: t('senders.slowedSubject', { companyName }),
    preview: t('senders.slowedAdvice'),
    greeted: name,
    blocks: [
      paragraph(t('senders.slowed', { companyName, number: format.number(allowance) })),
      paragraph(t('senders.slowedAdvice')),
      action(t('senders.action'), url, t('layout.linkHelp')),
    ],
    reason: t('senders.reason', { companyName }),
  }),
});

/** To a company's members when staff have stopped its messages. */
export const senderStoppedMail = defineMail({
  key: 'sender-stopped',
  props: Reader.extend({ explanation: Line }),
  sample: { ...sample, explanation: 'Recipients say that they have never bought anything from you.' },
  render: ({ name, companyName, url, explanation }, { t }) => ({
    subject: t('senders.stoppedSubject', { companyName }),
    preview: t('senders.stoppedKept'),
    greeted: name,
    blocks: [
      paragraph(t('senders.stopped', { companyName })),
      paragraph(t('senders.stoppedWhy', { explanation })),
      paragraph(t('senders.stoppedKept')),
      action(t('senders.action'), url, t('layout.linkHelp')),
    ],
    reason: t('senders.reason', { companyName }),
  }),
});

/** To a company's members when its messages are resumed. */
export const senderResumedMail = defineMail({
  key: 'sender-resumed',
  props: Reader,
  sample,
  render: ({ name, companyName, url }, { t }) => ({
    subject: t('senders.resumedSubject', { companyName }),
    preview: t('senders.resumed', { companyName }),
    greeted: name,
    blocks: [paragraph(t('senders.resumed', { companyName })), action(t('senders.action'), url, t('layout.linkHelp'))],
    reason: t('senders.reason', { companyName }),
  }),
});
