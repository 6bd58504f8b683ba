import { z } from 'zod';
import { action, paragraph } from '../../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../../platform/mail/values.ts';

/** To the owner of a company when staff have opened its panel. */
export const staffVisitMail = defineMail({
  key: 'staff-visit',
  props: z.object({ name: GreetedName, companyName: Line, staff: Line, explanation: Line, url: MailUrl }),
  sample: {
    name: 'Katarzyna Wójcik',
    companyName: 'Rowerowy Świat',
    staff: 'Sabina Król',
    explanation: 'You asked why an invitation was not sent.',
    url: 'https://reviews.example/panel/team?company=0190a1b2-0000-7000-8000-000000000009',
  },
  render: ({ name, companyName, staff, explanation, url }, { t }) => ({
    subject: t('staffVisit.subject', { companyName }),
    preview: t('senders.stoppedWhy', { explanation }),
    greeted: name,
    blocks: [
      paragraph(t('staffVisit.text', { staff, companyName })),
      paragraph(t('senders.stoppedWhy', { explanation })),
      action(t('senders.action'), url, t('layout.linkHelp')),
    ],
    reason: t('senders.reason', { companyName }),
  }),
});
