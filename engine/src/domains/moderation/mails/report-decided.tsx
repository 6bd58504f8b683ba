import { z } from 'zod';
import { DecisionGround } from '@app/contracts/moderation';
import { translator } from '../../../platform/i18n.ts';
import { action, link, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** Tells a reporter the outcome of the report: a visitor, or the members of a company. */
export const reportDecidedMail = defineMail({
  key: 'report-decided',
  props: z.object({
    name: GreetedName,
    companyName: Line,
    outcome: z.enum(['accepted', 'dismissed', 'moot', 'reinstated']),
    afterAppeal: z.boolean(),
    ground: DecisionGround,
    /** Link to the decision and its appeal; null if no appeal is possible. */
    appealUrl: MailUrl.nullable(),
    profileUrl: MailUrl,
    /** The review in the panel, for members of the company. */
    panelUrl: MailUrl.nullable(),
    /** A visitor's address is erased with this answer. */
    erases: z.boolean(),
  }),
  sample: {
    name: null,
    companyName: 'Ogrody Zielone',
    outcome: 'dismissed',
    afterAppeal: false,
    ground: 'no_violation',
    appealUrl: 'https://reviews.example/statement/Jx2mQ7tYb9RfKd4sLwVzN1hCJx2mQ7tYb9RfKd4sLwVzN1hC',
    profileUrl: 'https://reviews.example/opinie/ogrody-zielone',
    panelUrl: null,
    erases: true,
  },
  render: (
    { name, companyName, outcome, afterAppeal, ground, appealUrl, profileUrl, panelUrl, erases },
    { t, locale },
  ) => {
    const words = translator(locale, 'reviews');
    const lead =
      afterAppeal && (outcome === 'accepted' || outcome === 'dismissed') ? (`${outcome}Appeal` as const) : outcome;
    return {
      subject: t(`reportDecided.subject.${outcome}`),
      preview: t('reportDecided.preview'),
      greeted: name,
      blocks: [
        paragraph(t(`reportDecided.lead.${lead}`, { companyName })),
        ...(outcome === 'accepted'
          ? [paragraph(t('reportDecided.ground', { ground: words(`grounds.${ground}`) }))]
          : []),
        ...(outcome === 'moot' ? [] : [note(t('reportDecided.byModerator'))]),
        ...(appealUrl === null
          ? []
          : [action(t('reportDecided.action'), appealUrl, t('layout.linkHelp')), note(t('reportDecided.appeal'))]),
        panelUrl
          ? link(t('mediation.panelAction'), panelUrl)
          : link(t('reportDecided.profile', { companyName }), profileUrl),
        ...(erases ? [note(t('reportDecided.erased'))] : []),
      ],
      reason: t('reportDecided.reason'),
    };
  },
});
