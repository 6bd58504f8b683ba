import { z } from 'zod';
import { DecisionGround, STATEMENT_EFFECTS } from '@app/contracts/moderation';
import { translator } from '../../../platform/i18n.ts';
import { action, link, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** Key of the lead. */
function leadOf(effect: (typeof STATEMENT_EFFECTS)[number], edit: boolean, afterAppeal: boolean) {
  if (effect === 'reinstated') return afterAppeal ? 'reinstatedAppeal' : 'reinstated';
  // A withdrawal has a mail of its own.
  if (afterAppeal || effect === 'kept' || effect === 'withdrawn') return 'upheld';
  if (effect === 'held') return edit ? 'heldEdit' : 'held';
  if (effect === 'rejected') return edit ? 'rejectedEdit' : 'rejected';
  return effect;
}

/** Statement of reasons to a review's author: what was decided, why, by whom, and how to appeal. */
export const statementMail = defineMail({
  key: 'statement',
  props: z.object({
    authorName: GreetedName,
    companyName: Line,
    effect: z.enum(STATEMENT_EFFECTS),
    /** About an edit of a public review. */
    edit: z.boolean(),
    afterAppeal: z.boolean(),
    ground: DecisionGround,
    /** Ids of the rules with findings. */
    rules: z.array(z.string()),
    decidedBy: z.enum(['screening', 'moderator']),
    mayAppeal: z.boolean(),
    url: MailUrl,
  }),
  sample: {
    authorName: 'Katarzyna W.',
    companyName: 'Ogrody Zielone',
    effect: 'held',
    edit: false,
    afterAppeal: false,
    ground: 'personal_data',
    rules: ['personal.email', 'links.url'],
    decidedBy: 'screening',
    mayAppeal: true,
    url: 'https://reviews.example/statement/Jx2mQ7tYb9RfKd4sLwVzN1hCJx2mQ7tYb9RfKd4sLwVzN1hC',
  },
  render: ({ authorName, companyName, effect, edit, afterAppeal, ground, rules, decidedBy, mayAppeal, url }, tools) => {
    const { t, locale } = tools;
    const words = translator(locale, 'reviews');
    const released = effect === 'reinstated';
    const subject = (afterAppeal && !released) || effect === 'kept' || effect === 'withdrawn' ? 'upheld' : effect;
    return {
      subject: t(`statement.subject.${subject}`, { companyName }),
      preview: t('statement.preview'),
      greeted: authorName,
      blocks: [
        paragraph(t(`statement.lead.${leadOf(effect, edit, afterAppeal)}`, { companyName })),
        ...(released ? [] : [paragraph(t('statement.ground', { ground: words(`grounds.${ground}`) }))]),
        ...(rules.length > 0 && !released
          ? [paragraph(t('statement.rules', { rules: rules.map((rule) => words(`rules.${rule}`)).join(', ') }))]
          : []),
        note(t(decidedBy === 'screening' ? 'statement.byScreening' : 'statement.byModerator')),
        mayAppeal ? action(t('statement.action'), url, t('layout.linkHelp')) : link(t('statement.read'), url),
        ...(mayAppeal ? [note(t('statement.appeal'))] : []),
        ...(effect === 'held' ? [note(t('statement.edit'))] : []),
        ...(released ? [] : [note(t('statement.redress'))]),
      ],
      reason: t('statement.reason', { companyName }),
    };
  },
});
