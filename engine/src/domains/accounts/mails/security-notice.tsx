import { z } from 'zod';
import { action, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, MailUrl } from '../../../platform/mail/values.ts';

export const SECURITY_NOTICES = [
  'password_changed',
  'second_factor_on',
  'second_factor_off',
  'recovery_code_used',
] as const;

/** Tells somebody that the way into their account has changed or was used, with a way out if it was not them. */
export const securityNoticeMail = defineMail({
  key: 'security-notice',
  share: 'security',
  props: z.object({ name: GreetedName, notice: z.enum(SECURITY_NOTICES), resetUrl: MailUrl }),
  sample: { name: 'Katarzyna Wójcik', notice: 'password_changed', resetUrl: 'https://reviews.example/reset' },
  render: ({ name, notice, resetUrl }, { t }) => ({
    subject: t(`security.notices.${notice}`),
    preview: t('security.notYou'),
    greeted: name,
    blocks: [
      paragraph(t(`security.notices.${notice}`)),
      paragraph(t('security.notYou')),
      action(t('passwordReset.action'), resetUrl, t('layout.linkHelp')),
    ],
    reason: t('security.reason'),
  }),
});
