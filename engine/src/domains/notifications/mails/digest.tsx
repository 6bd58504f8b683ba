import { z } from 'zod';
import { NotificationKind } from '@app/contracts/notifying/notifications';
import { action, link } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';
import { DIGEST_PERIODS } from '../schema.ts';

/** Kinds whose mails a member can put off. */
export const DigestKind = NotificationKind.exclude(['answer_held', 'withdrawal_decided', 'sending']);

/** To a member: what has happened at the company, by kind. `period` `now`: one happening, at once. */
export const digestMail = defineMail({
  key: 'notification-digest',
  share: 'member',
  props: z.object({
    name: GreetedName,
    companyName: Line,
    period: z.enum(DIGEST_PERIODS),
    counts: z.array(z.object({ kind: DigestKind, count: z.int(), url: MailUrl })).min(1),
    url: MailUrl,
  }),
  sample: {
    name: 'Katarzyna Wójcik',
    companyName: 'Herbaciarnia Dwa Brzegi',
    period: 'daily',
    counts: [
      {
        kind: 'new_review',
        count: 4,
        url: 'https://reviews.example/panel/reviews?company=0190a1b2-0000-7000-8000-000000000009',
      },
      {
        kind: 'question',
        count: 1,
        url: 'https://reviews.example/panel/questions?company=0190a1b2-0000-7000-8000-000000000009&question=0190a1b2-0000-7000-8000-000000000001',
      },
    ],
    url: 'https://reviews.example/panel?company=0190a1b2-0000-7000-8000-000000000009&notifications=open',
  },
  render: ({ name, companyName, period, counts, url }, { t }) => {
    const lineOf = ({ kind, count }: (typeof counts)[number]) => `${t(`digest.kinds.${kind}`)}: ${count}`;
    const lines = counts.map(lineOf);
    return {
      subject: period === 'now' ? `${companyName}: ${lines.join(', ')}` : t(`digest.${period}`, { companyName }),
      preview: lines.join(', '),
      greeted: name,
      blocks: [
        ...counts.map((one) => link(lineOf(one), one.url)),
        action(t('mediation.panelAction'), url, t('layout.linkHelp')),
      ],
      reason: t('alerts.reason', { companyName }),
    };
  },
});
