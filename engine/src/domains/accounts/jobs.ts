import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/job.ts';
import type { JobRun } from '../../platform/job.ts';
import { localePath } from '../../platform/links.ts';
import type { ReadyMail } from '../../platform/mail/mail.tsx';
import { mailDeliveries } from '../../platform/schema.ts';
import { RESET_SECONDS, VERIFICATION_SECONDS } from './lifetimes.ts';
import { alreadyRegisteredMail } from './mails/already-registered.tsx';
import { passwordResetMail } from './mails/password-reset.tsx';
import { verifyEmailMail } from './mails/verify-email.tsx';
import { users } from './schema.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** A mail server that is down for hours: 14 tries, the pauses double from 5 s, 11 hours in all. */
const PATIENT = { queue: 'account-mail', attempts: 14, backoffMs: 5000 } as const;

type User = typeof users.$inferSelect;

/** Mails one user; a mail server that refuses for the moment makes the queue try again. */
async function mailUser(
  app: AppContext,
  userId: string,
  run: JobRun,
  write: (user: User, url: (path: string) => string) => ReadyMail | Promise<ReadyMail>,
): Promise<void> {
  const [user] = await app.db.read.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const locale = user.locale as Locale;
  const mail = await write(user, (path) => app.config.PUBLIC_URL + localePath(locale, path));
  const messageId = `${mail.key}.${run.id}@${new URL(app.config.PUBLIC_URL).hostname}`;
  const result = await app.mailer.send({ to: { address: user.email, name: user.name }, locale, messageId, mail });
  await app.db.read.insert(mailDeliveries).values({
    id: newId(),
    mail: mail.key,
    subjectId: userId,
    messageId,
    outcome: result.outcome,
    answer: result.answer?.slice(0, 500) ?? null,
  });
  if (result.outcome === 'retry') throw new Error(`the mail server refused for the moment: ${result.answer}`);
}

const OfUser = z.object({ userId: Id });

/** The link is signed, not stored; it names the address it verifies. */
export const sendVerification = defineJob({
  name: 'accounts.send-verification',
  ...PATIENT,
  data: OfUser,
  run: (app, { userId }, run) =>
    mailUser(app, userId, run, async (user, url) => {
      const { createEmailVerificationToken } = await import('better-auth/api');
      const token = await createEmailVerificationToken(
        app.config.SESSION_SECRET,
        user.email,
        undefined,
        VERIFICATION_SECONDS,
      );
      return verifyEmailMail.with({
        name: user.name,
        url: url(`/welcome?token=${token}`),
        daysValid: VERIFICATION_SECONDS / DAY_SECONDS,
      });
    }),
});

/** Somebody registered an address that has an account: its owner is told, the one who asked is not. */
export const sendAlreadyRegistered = defineJob({
  name: 'accounts.send-already-registered',
  ...PATIENT,
  data: OfUser,
  run: (app, { userId }, run) =>
    mailUser(app, userId, run, (user, url) =>
      alreadyRegisteredMail.with({ name: user.name, signInUrl: url('/login'), resetUrl: url('/reset') }),
    ),
});

/** Carries the token, for the library that makes it keeps none that could be derived again; the row goes with the mail. */
export const sendPasswordReset = defineJob({
  name: 'accounts.send-password-reset',
  ...PATIENT,
  data: OfUser.extend({ token: z.string() }),
  run: (app, { userId, token }, run) =>
    mailUser(app, userId, run, (user, url) =>
      passwordResetMail.with({
        name: user.name,
        url: url(`/resetting/reset/${token}`),
        hoursValid: RESET_SECONDS / HOUR_SECONDS,
      }),
    ),
});

export const accountJobs = [sendVerification, sendAlreadyRegistered, sendPasswordReset];
