import { z } from 'zod';
import { CompanyRole } from '@app/contracts/accounts';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** Invites an address to work for a company. */
export const teamInviteMail = defineMail({
  key: 'team-invite',
  props: z.object({ inviter: GreetedName, companyName: Line, role: CompanyRole, until: z.date(), url: MailUrl }),
  sample: {
    inviter: 'Katarzyna Wójcik',
    companyName: 'Rowerowy Świat',
    role: 'agent',
    until: new Date('2026-03-08T12:00:00Z'),
    url: 'https://reviews.example/join/ATGSp7E2c3mQ7tYb9RfKd4sLwVzN1hCq8Zb1w',
  },
  render: ({ inviter, companyName, role, until, url }, { t, format }) => ({
    subject: t('team.inviteSubject', { companyName }),
    preview: t('team.invite', { companyName }),
    greeted: null,
    blocks: [
      paragraph(t('team.invite', { companyName })),
      ...(inviter === null ? [] : [paragraph(t('team.inviteFrom', { inviter }))]),
      paragraph(t('team.inviteRole', { role: t(`team.roles.${role}`) })),
      action(t('team.inviteAction'), url, t('layout.linkHelp')),
      note(t('team.inviteUntil', { day: format.date(until) })),
      note(t('team.inviteIgnore')),
    ],
    reason: t('team.inviteReason', { companyName }),
  }),
});
