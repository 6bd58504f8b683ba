import { z } from 'zod';
import { paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName } from '../../../platform/mail/values.ts';

/** The last mail to somebody whose account is gone. */
export const accountDeletedMail = defineMail({
  key: 'account-deleted',
  share: 'security',
  props: z.object({ name: GreetedName, moneyComes: z.boolean() }),
  sample: { name: 'Katarzyna Wójcik', moneyComes: true },
  render: ({ name, moneyComes }, { t }) => ({
    subject: t('security.deletedSubject'),
    preview: t('security.deleted'),
    greeted: name,
    blocks: [paragraph(t('security.deleted')), ...(moneyComes ? [paragraph(t('security.deletedMoney'))] : [])],
    reason: t('security.reason'),
  }),
});
