import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { defineJob } from '../../platform/job.ts';
import { VERIFICATION_SECONDS } from './lifetimes.ts';
import { PATIENT, mailTo } from './mailing.ts';
import { alreadyRegisteredMail } from './mails/already-registered.tsx';
import { verifyEmailMail } from './mails/verify-email.tsx';
import { askForReset } from './registrations.ts';
import { resetMail, sendPasswordReset } from './reset-mail.ts';
import { registrations } from './schema.ts';
import { userByEmail, userById } from './users.ts';

const DAY_SECONDS = 24 * 3600;

const OfUser = z.object({ userId: Id });

/** The link is derived, not stored, and good for this registration alone. */
export const sendVerification = defineJob({
  name: 'accounts.send-verification',
  ...PATIENT,
  data: z.object({ registrationId: Id }),
  run: async (app, { registrationId }, run) => {
    const [registered] = await app.db.read.select().from(registrations).where(eq(registrations.id, registrationId));
    await mailTo(app, registered, run, ({ name }, url) =>
      verifyEmailMail.with({
        name,
        url: url(`/welcome?token=${app.tokens.derive('registration', registrationId)}`),
        daysValid: VERIFICATION_SECONDS / DAY_SECONDS,
      }),
    );
  },
});

/** Somebody registered an address that has an account: its owner is told, the one who asked is not. */
export const sendAlreadyRegistered = defineJob({
  name: 'accounts.send-already-registered',
  ...PATIENT,
  data: OfUser,
  run: async (app, { userId }, run) =>
    mailTo(app, await userById(app.db.read, userId), run, ({ name }, url) =>
      alreadyRegisteredMail.with({ name, signInUrl: url('/login'), resetUrl: url('/reset') }),
    ),
});

/**
 * Somebody has forgotten the password of this address: that it has an account, or a registration, is looked up here and
 * not while they wait.
 */
export const requestReset = defineJob({
  name: 'accounts.request-reset',
  ...PATIENT,
  data: z.object({ email: z.string() }),
  run: async (app, { email }, run) => {
    if (await userByEmail(app.db.read, email)) {
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

export const accountJobs = [sendVerification, sendAlreadyRegistered, requestReset, sendPasswordReset];
