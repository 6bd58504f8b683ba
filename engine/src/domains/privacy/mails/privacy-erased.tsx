import { z } from 'zod';
import { note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';

/** The last mail to an address: what was kept under it is gone. */
export const privacyErasedMail = defineMail({
  key: 'privacy-erased',
  share: 'security',
  props: z.object({}),
  sample: {},
  render: (_props, { t }) => ({
    subject: t('privacy.erased.subject'),
    preview: t('privacy.erased.preview'),
    greeted: null,
    blocks: [
      paragraph(t('privacy.erased.lead')),
      paragraph(t('privacy.erased.grades')),
      paragraph(t('privacy.erased.invitations')),
      note(t('privacy.erased.companies')),
    ],
    reason: t('privacy.erased.reason'),
  }),
});
