import { z } from 'zod';
import { PRIVACY_KINDS } from '@app/contracts/trust/privacy';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { MailUrl } from '../../../platform/mail/values.ts';

const Count = z.int().min(0);

/** Says what is kept under the address, and carries the link that gives it out or has it erased. */
export const privacyLinkMail = defineMail({
  key: 'privacy-link',
  share: 'security',
  props: z.object({
    kind: z.enum(PRIVACY_KINDS),
    url: MailUrl,
    known: z.object({ reviews: Count, orders: Count, reports: Count }),
    daysValid: z.int().min(1),
  }),
  sample: {
    kind: 'erasure',
    url: 'https://reviews.example/privacy/AX8wT0mJ5cQyR3bN6vKf2LhZpD9sUeGtWi4oMa7YkVxE1C',
    known: { reviews: 3, orders: 5, reports: 1 },
    daysValid: 7,
  },
  render({ kind, url, known, daysValid }, { t }) {
    const { reviews, orders, reports } = known;
    const kept = [
      ...(reviews > 0 ? [t('privacy.reviews', { count: reviews })] : []),
      ...(orders > 0 ? [t('privacy.orders', { count: orders })] : []),
      ...(reports > 0 ? [t('privacy.reports', { count: reports })] : []),
    ];
    return {
      subject: t(`privacy.${kind}.subject`),
      preview: t(`privacy.${kind}.preview`),
      greeted: null,
      blocks: [
        paragraph(t(`privacy.${kind}.lead`)),
        ...(kept.length > 0 ? [paragraph(t('privacy.kept', { what: kept.join('; ') }))] : []),
        paragraph(t(`privacy.${kind}.what`)),
        action(t(`privacy.${kind}.action`), url, t('layout.linkHelp')),
        note(t('privacy.validity', { count: daysValid })),
        note(t('privacy.ignore')),
      ],
      reason: t('privacy.reason'),
    };
  },
});
