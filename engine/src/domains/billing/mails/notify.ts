import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { PLAN_NAMES } from '@app/contracts/plans';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/job.ts';
import { panelUrl } from '../../../platform/links.ts';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../../platform/mail/tracked-delivery.ts';
import type { ReadyMail } from '../../../platform/mail/mail.tsx';
import type { Attachment } from '../../../platform/mail/mailer.ts';
import { companyById, membersToMail } from '../../companies/public.ts';
import { chargeById } from '../charges/repo.ts';
import { readDetails } from '../details.ts';
import { invoiceAttachment } from '../invoices/files.ts';
import { invoiceById } from '../invoices/repo.ts';
import { CARD_PROBLEMS, cardExpiresMail, cardProblemMail } from './card.tsx';
import {
  MAILED_EVENTS,
  comingEndMail,
  fewMessagesMail,
  invoiceMail,
  subscriptionChangedMail,
} from './subscription.tsx';

const Notice = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('end'),
    kind: z.enum(['trial', 'renewal', 'cancelled', 'grace']),
    at: z.iso.datetime(),
    days: z.int(),
  }),
  z.object({
    about: z.literal('change'),
    event: z.enum(MAILED_EVENTS),
    plan: z.enum(PLAN_NAMES),
    until: z.iso.datetime(),
  }),
  z.object({ about: z.literal('invoice'), invoiceId: Id }),
  z.object({ about: z.literal('few_messages'), left: z.int() }),
  z.object({
    about: z.literal('card_problem'),
    problem: z.enum(CARD_PROBLEMS),
    chargeId: Id,
    again: z.iso.datetime().nullable(),
  }),
  z.object({ about: z.literal('card_expires'), last4: z.string(), expires: z.string() }),
]);
type Notice = z.infer<typeof Notice>;

const mailed: ReadonlySet<string> = new Set(MAILED_EVENTS);

/** Whether the company is told of a change by mail. */
export const isMailed = (event: string): event is (typeof MAILED_EVENTS)[number] => mailed.has(event);

interface Reader {
  name: string;
  companyName: string;
  url: string;
}

/** A mail with the document that it is about. */
interface Written {
  mail: ReadyMail;
  attachments?: Attachment[];
}

async function write(app: AppContext, notice: Notice, reader: Reader): Promise<Written | undefined> {
  switch (notice.about) {
    case 'end':
      return { mail: comingEndMail.with({ ...reader, kind: notice.kind, at: new Date(notice.at), days: notice.days }) };
    case 'change': {
      const { event, plan, until } = notice;
      return { mail: subscriptionChangedMail.with({ ...reader, event, plan, until: new Date(until) }) };
    }
    case 'few_messages':
      return { mail: fewMessagesMail.with({ ...reader, left: notice.left }) };
    case 'card_problem':
      return writeCardProblem(app, notice, reader);
    case 'card_expires': {
      const expires = new Date(`${notice.expires}-01T12:00:00Z`);
      return { mail: cardExpiresMail.with({ ...reader, last4: notice.last4, expires }) };
    }
    case 'invoice': {
      const found = await invoiceById(app.db.queries, notice.invoiceId);
      if (!found) return undefined;
      const { number, kind, paidOn, dueOn, gross, currency } = found.invoice;
      const mail = invoiceMail.with({
        ...reader,
        kind: kind === 'correction' ? kind : paidOn ? 'paid' : 'invoice',
        number,
        amount: { minor: gross, currency },
        dueOn: new Date(`${dueOn}T12:00:00Z`),
      });
      return { mail, attachments: [await invoiceAttachment(found.invoice, app.config.SELLER)] };
    }
  }
}

/** Nothing is said of a charge that was paid or taken back before the mail was written. */
async function writeCardProblem(
  app: AppContext,
  { problem, chargeId, again }: Extract<Notice, { about: 'card_problem' }>,
  reader: Reader,
): Promise<Written | undefined> {
  const charge = await chargeById(app.db.queries, chargeId);
  if (charge?.state !== 'open') return undefined;
  const amount = { minor: charge.gross, currency: charge.currency };
  return { mail: cardProblemMail.with({ ...reader, problem, amount, again: again === null ? null : new Date(again) }) };
}

/** Mails one notice to the owner, or to the address that invoices go to as well. */
const mailPayer = defineJob({
  name: 'billing.mail-payer',
  queue: 'account-mail',
  last: true,
  ...MAIL_RETRIES,
  data: z.object({ companyId: Id, to: z.enum(['owner', 'accountant']), notice: Notice }),
  async run(app, { companyId, to, notice }, run) {
    const company = await companyById(app.db.queries, companyId);
    const owner = (await membersToMail(app.db.queries, companyId)).find(({ role }) => role === 'owner');
    const address = to === 'owner' ? owner?.email : (await readDetails(app.db.queries, companyId))?.email;
    if (!company || !address) return;
    const locale = (to === 'owner' ? owner?.locale : undefined) ?? company.mainLanguage;
    const name = to === 'owner' ? (owner?.name ?? company.name) : company.name;
    const written = await write(app, notice, {
      name,
      companyName: company.name,
      url: panelUrl(app, locale, companyId, { page: 'billing' }),
    });
    if (!written) return;
    await sendAtLeastOnce(app, run, {
      to: { address, name },
      locale,
      timeZone: company.timeZone,
      companyId,
      subjectId: notice.about === 'invoice' ? notice.invoiceId : companyId,
      ...written,
    });
  },
});

/** Mails a notice to those who pay for a company, and an invoice to its accountant as well. */
export async function notifyPayer(app: AppContext, tx: Tx, companyId: string, notice: Notice): Promise<void> {
  const details = notice.about === 'invoice' ? await readDetails(tx, companyId) : undefined;
  await app.outbox.add(tx, mailPayer, { companyId, to: 'owner', notice });
  if (details?.email) await app.outbox.add(tx, mailPayer, { companyId, to: 'accountant', notice });
}

export const payerMailJobs = [mailPayer];
