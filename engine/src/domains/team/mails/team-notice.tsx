import { z } from 'zod';
import { CompanyRole } from '@app/contracts/accounts';
import { action, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** Changes of a team that somebody is told about. */
export const TEAM_NOTICES = ['joined', 'left', 'removed', 'role', 'owner', 'former_owner'] as const;

/** To the owner when somebody has joined or left, and to members whose own access has changed. */
export const teamNoticeMail = defineMail({
  key: 'team-notice',
  share: 'security',
  props: z.object({
    name: GreetedName,
    companyName: Line,
    notice: z.enum(TEAM_NOTICES),
    member: GreetedName.optional(),
    role: CompanyRole.optional(),
    url: MailUrl,
  }),
  sample: {
    name: 'Katarzyna Wójcik',
    companyName: 'Rowerowy Świat',
    notice: 'role',
    role: 'manager',
    url: 'https://reviews.example/panel/team?company=0190a1b2-0000-7000-8000-000000000009',
  },
  render: ({ name, companyName, notice, member, role = 'agent', url }, { t }) => {
    const words = t(`team.notices.${notice}`, { companyName, member: member ?? '', role: t(`team.roles.${role}`) });
    return {
      subject: words,
      preview: words,
      greeted: name,
      blocks: [
        paragraph(words),
        ...(notice === 'removed' ? [] : [action(t('team.action'), url, t('layout.linkHelp'))]),
      ],
      reason: t('team.reason', { companyName }),
    };
  },
});
