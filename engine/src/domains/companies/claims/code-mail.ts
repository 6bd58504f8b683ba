import { z } from 'zod';
import { Email, Id } from '@app/contracts/common';
import { Locale } from '@app/contracts/common';
import { defineJob } from '../../../platform/job.ts';
import { deliver } from '../../../platform/mail/delivery.ts';
import { websiteCodeMail } from '../mails/website.tsx';
import { companyById } from '../repo.ts';
import { codeOf } from './model.ts';
import { claimOf } from './repo.ts';

/** Mails the code of a claim to an address at its domain; one that a later code has replaced does not go. */
export const mailWebsiteCode = defineJob({
  name: 'companies.mail-website-code',
  queue: 'account-mail',
  attempts: 14,
  backoffMs: 5000,
  data: z.object({ companyId: Id, version: z.int(), address: Email, locale: Locale }),
  async run(app, { companyId, version, address, locale }, run) {
    const company = await companyById(app.db.read, companyId);
    const claim = await claimOf(app.db.read, companyId);
    if (!company || claim?.codeVersion !== version) return;
    const code = codeOf(app.tokens.derive('website-code', companyId, version));
    await deliver(app, run, {
      to: { address, name: null },
      locale,
      timeZone: company.timeZone,
      companyId,
      subjectId: companyId,
      mail: websiteCodeMail.with({ companyName: company.name, domain: claim.domain, code }),
    });
  },
});
