import { z } from 'zod';
import { DecisionGround } from '@app/contracts/moderation';
import { translator } from '../../../platform/i18n.ts';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** Tells a company's owners and managers what screening or a moderator decided about their answer, and why. */
export const answerDecidedMail = defineMail({
  key: 'answer-decided',
  share: 'member',
  props: z.object({
    name: GreetedName,
    companyName: Line,
    outcome: z.enum(['held', 'accepted', 'refused']),
    ground: DecisionGround,
    /** Ids of the rules with findings. */
    rules: z.array(z.string()),
    byPerson: z.boolean(),
    panelUrl: MailUrl,
  }),
  sample: {
    name: 'Katarzyna Wójcik',
    companyName: 'Ogrody Zielone',
    outcome: 'refused',
    ground: 'personal_data',
    rules: ['personal.email'],
    byPerson: true,
    panelUrl:
      'https://reviews.example/panel/reviews?company=0190a1b2-0000-7000-8000-000000000009&review=0190a1b2-0000-7000-8000-000000000001',
  },
  render: ({ name, companyName, outcome, ground, rules, byPerson, panelUrl }, { t, locale }) => {
    const words = translator(locale, 'reviews');
    const released = outcome === 'accepted';
    return {
      subject: t(`answerDecided.subject.${outcome}`),
      preview: t('answerDecided.preview', { companyName }),
      greeted: name,
      blocks: [
        paragraph(t(`answerDecided.lead.${outcome}`, { companyName })),
        ...(released ? [] : [paragraph(t('answerDecided.ground', { ground: words(`grounds.${ground}`) }))]),
        ...(rules.length > 0 && !released
          ? [paragraph(t('statement.rules', { rules: rules.map((rule) => words(`rules.${rule}`)).join(', ') }))]
          : []),
        note(t(byPerson ? 'statement.byModerator' : 'statement.byScreening')),
        action(t('answerDecided.action'), panelUrl, t('layout.linkHelp')),
        ...(released ? [] : [note(t('statement.redress'))]),
      ],
      reason: t('answerDecided.reason', { companyName }),
    };
  },
});
