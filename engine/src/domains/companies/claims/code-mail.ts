import { z } from 'zod';
import { Email, Id } from '@app/contracts/common';
import { Locale } from '@app/contracts/common';
import { defineJob } from '../../../platform/job.ts';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../../platform/mail/tracked-delivery.ts';
import { websiteCodeMail } from '../mails/website.tsx';
import { companyById } from '../repo.ts';
import { codeOf } from './model.ts';
import { claimOf } from './repo.ts';

/** Mails the code of a claim to an address at its domain, unless a later code has replaced it. */
export const mailWebsiteCode = defineJob({
  name: 'companies.mail-website-code',
  queue: 'account-mail',
  ...MAIL_RETRIES,
  data: z.object({ companyId: Id, version: z.int(), address: Email, locale: Locale }),
  async run(app, { companyId, version, address, locale }, run) {
    const company = await companyById(app.db.queries, companyId);
    const claim = await claimOf(app.db.queries, companyId);
    if (!company || claim?.codeVersion !== version) return;
    const code = codeOf(app.tokens.derive('website-code', companyId, version));
    await sendAtLeastOnce(app, run, {
      to: { address, name: null },
      locale,
      timeZone: company.timeZone,
      companyId,
      subjectId: companyId,
      mail: websiteCodeMail.with({ companyName: company.name, domain: claim.domain, code }),
    });
  },
});
