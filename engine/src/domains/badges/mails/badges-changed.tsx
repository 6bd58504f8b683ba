import { z } from 'zod';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

const Names = z.array(Line);

/** To a company's owners and managers, on the morning after a night in which badges came or went. */
export const badgesChangedMail = defineMail({
  key: 'badges-changed',
  share: 'member',
  props: z.object({ name: GreetedName, companyName: Line, won: Names, lost: Names, criteriaUrl: MailUrl }),
  sample: {
    ...{
      name: 'Katarzyna Wójcik',
      companyName: 'Herbaciarnia Pod Lipą',
      criteriaUrl: 'https://reviews.example/badges',
    },
    ...{ won: ['Kochają nas', 'Godni zaufania'], lost: ['Na czasie'] },
  },
  render: ({ name, companyName, won, lost, criteriaUrl }, { t }) => {
    const about = won.length > 0 ? 'won' : 'lost';
    const badges = (names: string[]) => names.join(', ');
    return {
      subject: t(`badgesChanged.${about}.subject`, { companyName, count: about === 'won' ? won.length : lost.length }),
      preview: badges(about === 'won' ? won : lost),
      greeted: name,
      blocks: [
        ...(won.length > 0
          ? [paragraph(t('badgesChanged.won.lead', { companyName, badges: badges(won), count: won.length }))]
          : []),
        ...(lost.length > 0
          ? [paragraph(t('badgesChanged.lost.lead', { companyName, badges: badges(lost), count: lost.length }))]
          : []),
        paragraph(t('badgesChanged.shown')),
        action(t('badgesChanged.action'), criteriaUrl, t('layout.linkHelp')),
        note(t('badgesChanged.nightly')),
      ],
      reason: t('badgesChanged.reason', { companyName }),
    };
  },
});
