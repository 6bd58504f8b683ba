import { z } from 'zod';
import { DecisionGround } from '@app/contracts/moderation';
import type { Locale } from '@app/contracts/common';
import { translator } from '../../../platform/i18n.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import type { Block } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

const Decision = z.object({
  name: GreetedName,
  productName: Line,
  ground: DecisionGround,
  /** Ids of the rules with findings. */
  rules: z.array(z.string()),
  byPerson: z.boolean(),
});
const sample = {
  name: 'Katarzyna Wójcik',
  productName: 'Kask miejski M',
  ground: 'personal_data' as const,
  rules: ['personal.email'],
  byPerson: true,
};

/** Ground and findings, which a statement of reasons must contain (Digital Services Act, article 17). */
function reasons({ ground, rules }: z.output<typeof Decision>, t: Translate<'mails'>, locale: Locale): Block[] {
  const words = translator(locale, 'reviews');
  return [
    paragraph(t('answerDecided.ground', { ground: words(`grounds.${ground}`) })),
    ...(rules.length > 0
      ? [paragraph(t('statement.rules', { rules: rules.map((rule) => words(`rules.${rule}`)).join(', ') }))]
      : []),
  ];
}

/** Tells an asker that a moderator has refused or removed the question, and why. */
export const questionRefusedMail = defineMail({
  key: 'question-refused',
  props: Decision.extend({ outcome: z.enum(['refused', 'removed']) }),
  sample: { ...sample, outcome: 'refused' },
  render: ({ name, productName, outcome, ...decision }, { t, locale }) => ({
    subject: t(`questions.${outcome}.subject`, { productName }),
    preview: t(`questions.${outcome}.lead`, { productName }),
    greeted: name,
    blocks: [
      paragraph(t(`questions.${outcome}.lead`, { productName })),
      ...reasons({ name, productName, ...decision }, t, locale),
      note(t('statement.byModerator')),
      note(t('statement.redress')),
    ],
    reason: t('questions.reason', { productName }),
  }),
});

/** Tells a company's owners and managers what was decided about their answer to a question, and why. */
export const questionAnswerDecidedMail = defineMail({
  key: 'question-answer-decided',
  share: 'member',
  props: Decision.extend({ companyName: Line, outcome: z.enum(['held', 'accepted', 'refused']), panelUrl: MailUrl }),
  sample: {
    ...sample,
    companyName: 'Rowerowy Świat',
    outcome: 'refused',
    panelUrl:
      'https://reviews.example/panel/questions?company=0190a1b2-0000-7000-8000-000000000009&question=0190a1b2-0000-7000-8000-000000000001',
  },
  render: ({ companyName, outcome, panelUrl, ...decision }, { t, locale }) => {
    const { name, productName, byPerson } = decision;
    const released = outcome === 'accepted';
    return {
      subject: t(`questions.answerDecided.${outcome}.subject`, { productName }),
      preview: t('answerDecided.preview', { companyName }),
      greeted: name,
      blocks: [
        paragraph(t(`questions.answerDecided.${outcome}.lead`, { productName })),
        ...(released ? [] : reasons(decision, t, locale)),
        note(t(byPerson ? 'statement.byModerator' : 'statement.byScreening')),
        action(t('answerDecided.action'), panelUrl, t('layout.linkHelp')),
        ...(released ? [] : [note(t('statement.redress'))]),
      ],
      reason: t('answerDecided.reason', { companyName }),
    };
  },
});
