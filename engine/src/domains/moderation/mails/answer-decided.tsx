import { z } from 'zod';
import { DecisionGround } from '@app/contracts/moderation';
import { translator } from '../../../platform/i18n.ts';
import { action, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** Tells a company's members what a moderator decided about its answer, which the filters had held. */
export const answerDecidedMail = defineMail({
  key: 'answer-decided',
  props: z.object({
    name: GreetedName,
    companyName: Line,
    outcome: z.enum(['accepted', 'refused']),
    ground: DecisionGround,
    panelUrl: MailUrl,
  }),
  sample: {
    name: 'Katarzyna Wójcik',
    companyName: 'Ogrody Zielone',
    outcome: 'refused',
    ground: 'personal_data',
    panelUrl: 'https://reviews.example/panel',
  },
  render: ({ name, companyName, outcome, ground, panelUrl }, { t, locale }) => ({
    subject: t(`answerDecided.subject.${outcome}`),
    preview: t('answerDecided.preview', { companyName }),
    greeted: name,
    blocks: [
      paragraph(t(`answerDecided.lead.${outcome}`, { companyName })),
      ...(outcome === 'refused'
        ? [paragraph(t('answerDecided.ground', { ground: translator(locale, 'reviews')(`grounds.${ground}`) }))]
        : []),
      action(t('answerDecided.action'), panelUrl, t('layout.linkHelp')),
    ],
    reason: t('answerDecided.reason', { companyName }),
  }),
});
