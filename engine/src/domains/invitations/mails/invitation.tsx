import { z } from 'zod';
import { SYMBOLS, gradeRow, link, note, paragraph, title } from '../../../platform/mail/blocks.tsx';
import type { Block, MailContent } from '../../../platform/mail/blocks.tsx';
import type { Translate } from '../../../platform/i18n.ts';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

const InvitationMailProps = z.object({
  companyName: Line,
  senderName: Line,
  customerName: GreetedName,
  orderReference: Line.nullable(),
  symbol: z.enum(SYMBOLS),
  /** The merchant's texts, in place of ours. */
  own: z
    .object({ subject: Line.nullable(), heading: Line.nullable(), body: z.string().nullable() })
    .default({ subject: null, heading: null, body: null }),
  /** URLs of the form with grades 1 to 5 preselected; null for a customer who is sent to another site. */
  gradeUrls: z.array(MailUrl).length(5).nullable(),
  /** The other site that the splitter has drawn. */
  elsewhere: z.object({ name: Line, host: Line }).nullable().default(null),
  formUrl: MailUrl,
  /** Tracking pixel on our own origin; null = none. */
  openedUrl: MailUrl.nullable().default(null),
  optOutUrl: MailUrl,
  daysValid: z.int().min(1),
  /** A member's test of their own invitation, marked as such. */
  test: z.boolean().default(false),
});
type Props = z.output<typeof InvitationMailProps>;

const form = 'https://reviews.example/invitation/rowerowy-swiat/edit/AX8wT0mJ5cQyR3bN6vKf2LhZpD9sUeGtWi4oMa7YkVxE1C';
const sample: z.input<typeof InvitationMailProps> = {
  companyName: 'Rowerowy Świat',
  senderName: 'Rowerowy Świat',
  customerName: 'Zoë Müller-Łukaszewicz',
  orderReference: 'RS-2026/0417',
  symbol: 'stars',
  gradeUrls: [1, 2, 3, 4, 5].map((grade) => `${form}?grade=${grade}`),
  formUrl: form,
  optOutUrl: 'https://reviews.example/invitation/optout/rowerowy-swiat/AX8wT0mJ5cQyR3bN6vKf2LhZpD9sUeGtWi4oMa7YkVxE1D',
  daysValid: 180,
};

/** Asks a customer for a review. A click on a symbol opens the form with that grade preselected. */
export const invitationMail = defineMail({
  key: 'invitation',
  props: InvitationMailProps,
  sample,
  render: (props, { t }) => ask(props, t, 'invitation'),
});

/** Reminds the customer: the same mail with another introduction. */
export const reminderMail = defineMail({
  key: 'reminder',
  props: InvitationMailProps,
  sample: { ...sample, daysValid: 175 },
  render: (props, { t }) => ask(props, t, 'reminder'),
});

function ask(props: Props, t: Translate<'mails'>, kind: 'invitation' | 'reminder'): MailContent {
  const { companyName, orderReference, own } = props;
  const lead =
    orderReference === null
      ? t(`${kind}.lead`, { companyName })
      : t(`${kind}.leadOrder`, { companyName, order: orderReference });
  // The merchant's text is for the invitation only; the reminder explains why it comes again.
  const body = kind === 'invitation' && own.body !== null ? paragraphs(own.body) : [paragraph(lead)];
  const subject = kind === 'invitation' && own.subject !== null ? own.subject : t(`${kind}.subject`, { companyName });
  return {
    subject: props.test ? t('invitation.test.subject', { subject }) : subject,
    preview: t(`${kind}.preview`),
    header: companyName,
    greeted: props.customerName,
    signature: props.senderName,
    blocks: [
      ...(props.test ? [note(t('invitation.test.note'))] : []),
      ...(own.heading === null ? [] : [title(own.heading)]),
      ...body,
      ...(props.gradeUrls === null ? otherSite(props, t) : gradeChoice(props, props.gradeUrls, t)),
      ...(props.elsewhere === null ? [note(t('invitation.fair'))] : []),
      note(t('invitation.validity', { count: props.daysValid })),
    ],
    reason: t('invitation.reason', { companyName }),
    optOut: { label: t('invitation.optOut', { companyName }), url: props.optOutUrl },
    ...(props.openedUrl !== null && { seenUrl: props.openedUrl }),
  };
}

function gradeChoice({ symbol, formUrl }: Props, urls: string[], t: Translate<'mails'>): Block[] {
  const labels = [
    t('grades.grade1'),
    t('grades.grade2'),
    t('grades.grade3'),
    t('grades.grade4'),
    t('grades.grade5'),
  ].map((name, index) => t('grades.label', { grade: index + 1, name }));
  return [
    paragraph(t('invitation.ask')),
    gradeRow({ symbol, urls, labels, ends: [t('grades.grade1'), t('grades.grade5')] }),
    note(t('invitation.hint')),
    link(t('invitation.openForm'), formUrl),
  ];
}

/** The link is ours: the page behind it leads to the other site, and to our form. */
function otherSite({ elsewhere, formUrl }: Props, t: Translate<'mails'>): Block[] {
  return [
    ...(elsewhere === null
      ? []
      : [paragraph(t('invitation.elsewhere.text', { site: elsewhere.name, host: elsewhere.host }))]),
    link(t('invitation.elsewhere.open'), formUrl),
  ];
}

/** Paragraphs are separated by empty lines. */
const paragraphs = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map(paragraph);
