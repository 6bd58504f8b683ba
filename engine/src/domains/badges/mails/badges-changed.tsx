import { z } from 'zod';
import { action, link, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

const Names = z.array(Line);

/** To a company's owners and managers, on the morning after a night in which badges came or went. */
export const badgesChangedMail = defineMail({
  key: 'badges-changed',
  share: 'member',
  props: z.object({
    name: GreetedName,
    companyName: Line,
    won: Names,
    lost: Names,
    url: MailUrl,
    criteriaUrl: MailUrl,
  }),
  sample: {
    name: 'Katarzyna Wójcik',
    companyName: 'Herbaciarnia Pod Lipą',
    url: 'https://reviews.example/panel/badges?company=0190a1b2-0000-7000-8000-000000000009&badge=love_us',
    criteriaUrl: 'https://reviews.example/badges',
    won: ['Kochają nas', 'Godni zaufania'],
    lost: ['Na czasie'],
  },
  render: ({ name, companyName, won, lost, url, criteriaUrl }, { t }) => {
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
        action(t('mediation.panelAction'), url, t('layout.linkHelp')),
        link(t('badgesChanged.action'), criteriaUrl),
        note(t('badgesChanged.nightly')),
      ],
      reason: t('badgesChanged.reason', { companyName }),
    };
  },
});
