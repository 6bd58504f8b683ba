import { z } from 'zod';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl, oneLine } from '../../../platform/mail/values.ts';

const PREVIEW = 90;
const paragraphs = (words: string) => words.split(/\s*\n\s*/).map(paragraph);

/** To a company's manager: what a member has written. */
export const managerMessageMail = defineMail({
  key: 'manager-message',
  props: z.object({ companyName: Line, writer: Line, words: z.string().min(1) }),
  sample: {
    companyName: 'Rowerowy Świat',
    writer: 'Katarzyna Wójcik',
    words: 'We open a second shop in May.\n\nShould it have a profile of its own?',
  },
  render: ({ companyName, writer, words }, { t }) => ({
    subject: t('manager.messageSubject', { companyName }),
    preview: oneLine(words).slice(0, PREVIEW),
    greeted: null,
    blocks: [
      paragraph(t('manager.messageLead', { companyName, writer })),
      ...paragraphs(words),
      note(t('manager.reply')),
    ],
    reason: t('manager.reason', { companyName }),
  }),
});

/** To a member: what the company's manager has answered. */
export const managerAnswerMail = defineMail({
  key: 'manager-answer',
  share: 'member',
  props: z.object({ name: GreetedName, companyName: Line, manager: Line, words: z.string().min(1), url: MailUrl }),
  sample: {
    name: 'Katarzyna Wójcik',
    companyName: 'Rowerowy Świat',
    manager: 'Jan Nowak',
    words: 'A profile of its own is best: guests look for the address.',
    url: 'https://reviews.example/panel/manager?company=0198c0de-0000-7000-8000-000000000001',
  },
  render: ({ name, companyName, manager, words, url }, { t }) => ({
    subject: t('manager.answerSubject', { manager }),
    preview: oneLine(words).slice(0, PREVIEW),
    greeted: name,
    blocks: [
      paragraph(t('manager.answerLead', { manager })),
      ...paragraphs(words),
      action(t('mediation.panelAction'), url, t('layout.linkHelp')),
    ],
    reason: t('alerts.reason', { companyName }),
  }),
});
