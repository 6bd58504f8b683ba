import { z } from 'zod';
import { SYMBOLS, gradeRow, link, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

const InvitationMailProps = z.object({
  companyName: Line,
  senderName: Line,
  customerName: GreetedName,
  orderReference: Line.nullable(),
  symbol: z.enum(SYMBOLS),
  /** The form with the grade chosen, for the grades 1 to 5. */
  gradeUrls: z.array(MailUrl).length(5),
  formUrl: MailUrl,
  optOutUrl: MailUrl,
  daysValid: z.int().min(1),
});

const form = 'https://reviews.example/invitation/rowerowy-swiat/edit/AX8wT0mJ5cQyR3bN6vKf2LhZpD9sUeGtWi4oMa7YkVxE1C';

/** Asks a customer for a review. A click on a symbol opens the form with that grade chosen. */
export const invitationMail = defineMail({
  key: 'invitation',
  props: InvitationMailProps,
  sample: {
    companyName: 'Rowerowy Świat',
    senderName: 'Rowerowy Świat',
    customerName: 'Zoë Müller-Łukaszewicz',
    orderReference: 'RS-2026/0417',
    symbol: 'stars',
    gradeUrls: [1, 2, 3, 4, 5].map((grade) => `${form}?grade=${grade}`),
    formUrl: form,
    optOutUrl:
      'https://reviews.example/invitation/optout/rowerowy-swiat/AX8wT0mJ5cQyR3bN6vKf2LhZpD9sUeGtWi4oMa7YkVxE1D',
    daysValid: 180,
  },
  render(props, { t }) {
    const { companyName, orderReference } = props;
    const labels = [
      t('grades.grade1'),
      t('grades.grade2'),
      t('grades.grade3'),
      t('grades.grade4'),
      t('grades.grade5'),
    ].map((name, index) => t('grades.label', { grade: index + 1, name }));
    return {
      subject: t('invitation.subject', { companyName }),
      preview: t('invitation.preview'),
      header: companyName,
      greeted: props.customerName,
      signature: props.senderName,
      blocks: [
        paragraph(
          orderReference === null
            ? t('invitation.lead', { companyName })
            : t('invitation.leadOrder', { companyName, order: orderReference }),
        ),
        paragraph(t('invitation.ask')),
        gradeRow({
          symbol: props.symbol,
          urls: props.gradeUrls,
          labels,
          ends: [t('grades.grade1'), t('grades.grade5')],
        }),
        note(t('invitation.hint')),
        link(t('invitation.openForm'), props.formUrl),
        note(t('invitation.fair')),
        note(t('invitation.validity', { count: props.daysValid })),
      ],
      reason: t('invitation.reason', { companyName }),
      optOut: { label: t('invitation.optOut', { companyName }), url: props.optOutUrl },
    };
  },
});
