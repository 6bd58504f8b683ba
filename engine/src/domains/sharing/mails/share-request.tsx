import { z } from 'zod';
import { action, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** To owners and managers: another shop asks whether it may show their reviews of a product. */
export const shareRequestMail = defineMail({
  key: 'share-request',
  share: 'member',
  props: z.object({
    name: GreetedName,
    companyName: Line,
    shopName: Line,
    productName: Line,
    otherName: Line,
    url: MailUrl,
  }),
  sample: {
    name: 'Katarzyna Wójcik',
    companyName: 'Rowerowy Świat',
    shopName: 'Fahrradhaus Süd',
    productName: 'Kask miejski M',
    otherName: 'Stadthelm M',
    url: 'https://reviews.example/panel/sharing?company=0190a1b2-0000-7000-8000-000000000009',
  },
  render: ({ name, companyName, shopName, productName, otherName, url }, { t }) => ({
    subject: t('shareRequest.subject', { shopName }),
    preview: t('shareRequest.lead', { shopName, productName, otherName }),
    greeted: name,
    blocks: [
      paragraph(t('shareRequest.lead', { shopName, productName, otherName })),
      paragraph(t('shareRequest.effect', { companyName })),
      action(t('mediation.panelAction'), url, t('layout.linkHelp')),
    ],
    reason: t('badgesChanged.reason', { companyName }),
  }),
});
