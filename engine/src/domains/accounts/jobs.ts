import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { MAIL_RETRIES } from '../../platform/mail/tracked-delivery.ts';
import { EMAIL_KEEP_SECONDS, VERIFICATION_SECONDS } from './lifetimes.ts';
import { mailTo } from './mailing.ts';
import { accountDeletedMail } from './mails/account-deleted.tsx';
import { alreadyRegisteredMail } from './mails/already-registered.tsx';
import { emailChangeMail } from './mails/email-change.tsx';
import { emailChangingMail } from './mails/email-changing.tsx';
import { SECURITY_NOTICES, securityNoticeMail } from './mails/security-notice.tsx';
import { verifyEmailMail } from './mails/verify-email.tsx';
import { askForReset } from './registrations.ts';
import { resetMail, sendPasswordReset } from './reset-mail.ts';
import { deletedAccounts, emailChanges, registrations } from './schema.ts';
import { userByEmail, userById } from './users.ts';

const DAY_SECONDS = 24 * 3600;

const OfChange = z.object({ changeId: Id });
const OfUser = z.object({ userId: Id });

async function registrationById(app: AppContext, id: string) {
  const [found] = await app.db.queries.select().from(registrations).where(eq(registrations.id, id));
  return found;
}

async function changeById(app: AppContext, id: string) {
  const [found] = await app.db.queries.select().from(emailChanges).where(eq(emailChanges.id, id));
  return found;
}

/** The link is derived, not stored, and valid for this registration only. */
export const sendVerification = defineJob({
  name: 'accounts.send-verification',
  queue: 'account-mail',
  ...MAIL_RETRIES,
  data: z.object({ registrationId: Id }),
  run: async (app, { registrationId }, run) => {
    const registered = await registrationById(app, registrationId);
    await mailTo(app, registered, run, ({ name }, url) =>
      verifyEmailMail.with({
        name,
        url: url(
          `/welcome?token=${app.tokens.derive('registration', registrationId)}${registered?.company ? '' : '&partner'}`,
        ),
        daysValid: VERIFICATION_SECONDS / DAY_SECONDS,
      }),
    );
  },
});

/** An address that has an account was registered again: tells its owner; the caller learns nothing. */
export const sendAlreadyRegistered = defineJob({
  name: 'accounts.send-already-registered',
  queue: 'account-mail',
  ...MAIL_RETRIES,
  data: OfUser.extend({ registrationId: Id.optional(), partner: z.boolean().optional() }),
  run: async (app, { userId, registrationId, partner }, run) => {
    const registered = registrationId ? await registrationById(app, registrationId) : undefined;
    await mailTo(app, await userById(app.db.queries, userId), run, ({ name }, url) =>
      alreadyRegisteredMail.with({
        name,
        signInUrl: url(partner ? '/partners/login' : '/login'),
        resetUrl: url('/reset'),
        ...(registered?.company && {
          companyName: registered.company.name,
          addUrl: url(`/add-company?token=${app.tokens.derive('registration-company', registered.id)}`),
        }),
      }),
    );
  },
});

/** The link that confirms a new address; to the owner of an address that has an account, that it has one. */
export const sendEmailChange = defineJob({
  name: 'accounts.send-email-change',
  queue: 'account-mail',
  ...MAIL_RETRIES,
  data: OfChange,
  run: async (app, { changeId }, run) => {
    const change = await changeById(app, changeId);
    const user = change && (await userById(app.db.queries, change.userId));
    if (!change || !user || change.stoppedAt || change.confirmedAt) return;
    const known = await userByEmail(app.db.queries, change.newEmail);
    if (known)
      return mailTo(app, known, run, ({ name }, url) =>
        alreadyRegisteredMail.with({ name, signInUrl: url('/login'), resetUrl: url('/reset') }),
      );
    await mailTo(app, { ...user, email: change.newEmail }, run, ({ name }, url) =>
      emailChangeMail.with({
        name,
        url: url(`/confirm-email?token=${app.tokens.derive('email-change', change.id)}`),
        daysValid: VERIFICATION_SECONDS / DAY_SECONDS,
      }),
    );
  },
});

/** Tells the old address of a change, with a link that stops or undoes it. */
export const sendEmailChanging = defineJob({
  name: 'accounts.send-email-changing',
  queue: 'account-mail',
  ...MAIL_RETRIES,
  data: OfChange,
  run: async (app, { changeId }, run) => {
    const change = await changeById(app, changeId);
    const user = change && (await userById(app.db.queries, change.userId));
    if (!change || !user) return;
    await mailTo(app, { ...user, email: change.oldEmail }, run, ({ name }, url) =>
      emailChangingMail.with({
        name,
        newAddress: change.newEmail,
        until: new Date(change.askedAt.getTime() + EMAIL_KEEP_SECONDS * 1000),
        url: url(`/keep-email?token=${app.tokens.derive('email-keep', change.id)}`),
      }),
    );
  },
});

const sendSecurityNotice = defineJob({
  name: 'accounts.send-security-notice',
  queue: 'account-mail',
  ...MAIL_RETRIES,
  data: OfUser.extend({ notice: z.enum(SECURITY_NOTICES) }),
  run: async (app, { userId, notice }, run) =>
    mailTo(app, await userById(app.db.queries, userId), run, ({ name }, url) =>
      securityNoticeMail.with({ name, notice, resetUrl: url('/reset') }),
    ),
});

/** Mails somebody that the way into their account has changed or was used. */
export const tellOfSecurity = (
  app: AppContext,
  tx: Tx,
  userId: string,
  notice: (typeof SECURITY_NOTICES)[number],
): Promise<void> => app.outbox.add(tx, sendSecurityNotice, { userId, notice });

/**
 * Somebody has forgotten the password of this address: that it has an account, or a registration, is looked up here and
 * not while they wait.
 */
export const requestReset = defineJob({
  name: 'accounts.request-reset',
  queue: 'account-mail',
  ...MAIL_RETRIES,
  data: z.object({ email: z.string() }),
  run: async (app, { email }, run) => {
    if (await userByEmail(app.db.queries, email)) {
      const { authOf } = await import('./auth.ts');
      await authOf(app).api.requestPasswordReset({ body: { email } });
      return;
    }
    const registered = await app.db.tx((tx) => askForReset(app, tx, email));
    await mailTo(app, registered, run, ({ id, name }, url) =>
      resetMail(name, url(`/resetting/reset/${app.tokens.derive('registration-reset', id)}`)),
    );
  },
});

/** Tells somebody that their account is gone. */
export const sendFarewell = defineJob({
  name: 'accounts.send-farewell',
  queue: 'account-mail',
  ...MAIL_RETRIES,
  data: OfUser,
  run: async (app, { userId }, run) => {
    const [gone] = await app.db.queries.select().from(deletedAccounts).where(eq(deletedAccounts.id, userId));
    await mailTo(app, gone, run, ({ name }) =>
      accountDeletedMail.with({ name, moneyComes: gone?.moneyComes ?? false }),
    );
  },
});

export const accountJobs = [
  sendFarewell,
  sendVerification,
  sendAlreadyRegistered,
  sendEmailChange,
  sendEmailChanging,
  sendSecurityNotice,
  requestReset,
  sendPasswordReset,
];
