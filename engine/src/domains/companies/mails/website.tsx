import { z } from 'zod';
import { action, note, paragraph, title } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** To an address at a domain: the code with which a company proves the domain. */
export const websiteCodeMail = defineMail({
  key: 'website-code',
  props: z.object({ companyName: Line, domain: Line, code: Line }),
  sample: { companyName: 'Rowerowy Świat', domain: 'rowerowyswiat.example', code: 'K7QM-2XWD' },
  render: ({ companyName, domain, code }, { t }) => ({
    subject: t('senders.codeSubject', { domain }),
    preview: t('senders.codeIs', { code }),
    greeted: null,
    blocks: [
      paragraph(t('senders.code', { companyName, domain })),
      title(t('senders.codeIs', { code })),
      note(t('senders.codeIgnore')),
    ],
    reason: t('senders.codeReason', { domain }),
  }),
});

const Reader = z.object({ name: GreetedName, companyName: Line, url: MailUrl });
const sample = {
  name: 'Katarzyna Wójcik',
  companyName: 'Rowerowy Świat',
  url: 'https://reviews.example/panel/settings/website?company=0190a1b2-0000-7000-8000-000000000009',
};
const domain = 'rowerowyswiat.example';

/** To a company's members when it is unlisted because of its name. */
export const companyUnlistedMail = defineMail({
  key: 'company-unlisted',
  props: Reader,
  sample,
  render: ({ name, companyName, url }, { t }) => ({
    subject: t('senders.unlistedSubject', { companyName }),
    preview: t('senders.unlisted', { companyName }),
    greeted: name,
    blocks: [
      paragraph(t('senders.unlisted', { companyName })),
      paragraph(t('senders.unlistedAdvice')),
      action(t('senders.action'), url, t('layout.linkHelp')),
    ],
    reason: t('senders.reason', { companyName }),
  }),
});

/** To a company's members when the proof of its domain is missing. */
export const websiteFailingMail = defineMail({
  key: 'website-failing',
  props: Reader.extend({ domain: Line, until: z.date() }),
  sample: { ...sample, domain, until: new Date('2026-07-14T10:00:00Z') },
  render: ({ name, companyName, domain, url, until }, { t, format }) => ({
    subject: t('senders.failingSubject', { domain }),
    preview: t('senders.failing', { domain, companyName, day: format.date(until) }),
    greeted: name,
    blocks: [
      paragraph(t('senders.failing', { domain, companyName, day: format.date(until) })),
      action(t('senders.action'), url, t('layout.linkHelp')),
    ],
    reason: t('senders.reason', { companyName }),
  }),
});

/** To a company's members when the domain was released because the proof is still missing. */
export const websiteLostMail = defineMail({
  key: 'website-lost',
  props: Reader.extend({ domain: Line }),
  sample: { ...sample, domain },
  render: ({ name, companyName, domain, url }, { t }) => ({
    subject: t('senders.lostSubject', { domain }),
    preview: t('senders.lost', { domain, companyName }),
    greeted: name,
    blocks: [
      paragraph(t('senders.lost', { domain, companyName })),
      action(t('senders.action'), url, t('layout.linkHelp')),
    ],
    reason: t('senders.reason', { companyName }),
  }),
});
