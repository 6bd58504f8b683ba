import { z } from 'zod';
import { PRIVACY_KINDS } from '@app/contracts/trust/privacy';
import { note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';

/** Says that nothing is kept under the address: there is nothing to give out or to erase. */
export const privacyNothingMail = defineMail({
  key: 'privacy-nothing',
  share: 'security',
  props: z.object({ kind: z.enum(PRIVACY_KINDS) }),
  sample: { kind: 'export' },
  render: ({ kind }, { t }) => ({
    subject: t(`privacy.${kind}.subject`),
    preview: t('privacy.nothing.preview'),
    greeted: null,
    blocks: [
      paragraph(t(`privacy.${kind}.lead`)),
      paragraph(t('privacy.nothing.lead')),
      paragraph(t('privacy.nothing.other')),
      note(t('privacy.ignore')),
    ],
    reason: t('privacy.reason'),
  }),
});
