import type { Locale } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import type { JobRun } from '../../platform/job.ts';
import { localePath } from '../../platform/links.ts';
import type { ReadyMail } from '../../platform/mail/mail.tsx';
import { sendAtLeastOnce } from '../../platform/mail/tracked-delivery.ts';

/** Somebody with an account, or with a registration. */
interface Addressee {
  id: string;
  name: string;
  email: string;
  locale: string;
}

/** Mails an account holder in their language. Does nothing without an addressee. */
export async function mailTo(
  app: AppContext,
  to: Addressee | undefined,
  run: JobRun,
  write: (to: Addressee, url: (path: string) => string) => ReadyMail,
): Promise<void> {
  if (!to) return;
  const locale = to.locale as Locale;
  const mail = write(to, (path) => app.config.PUBLIC_URL + localePath(locale, path));
  await sendAtLeastOnce(app, run, { to: { address: to.email, name: to.name }, locale, subjectId: to.id, mail });
}
