import { createSearchIndex } from '@app/search';
import { createClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { AppContext } from '../platform/context.ts';
import { openDb } from '../platform/db.ts';
import { openErrorReports } from '../platform/error-reports.ts';
import { createLive } from '../platform/live/live.ts';
import { createLog } from '../platform/log.ts';
import { withDailyCap } from '../platform/mail/daily-cap.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { createOutbox } from '../platform/outbox.ts';
import { createDomainProofs } from '../platform/domain-proofs/domain-proofs.ts';
import { createOutside } from '../platform/outside/outside.ts';
import { createStorage } from '../platform/storage/index.ts';
import { createThrottle } from '../platform/throttle.ts';
import { Signatures } from '../platform/security/signatures.ts';
import { createSmsSender } from '../platform/sms/create-sms-sender.ts';
import { Tokens } from '../platform/tokens.ts';
import { createTranslator } from '../platform/translation/index.ts';
import { createWording } from '../domains/moderation/public.ts';
import { subscriptions } from './domains.ts';

/** The platform of one process. */
export interface Composed {
  app: AppContext;
  /** Resolves once crashes of the process are reported. */
  reporting: Promise<unknown>;
  close(): Promise<void>;
}

/** Wires the platform by the settings. Opens no connection yet, except pools that are kept open. */
export function compose(name: string, config: Config): Composed {
  const log = createLog(name, config.LOG_LEVEL);
  const reports = openErrorReports(name, config);
  const db = openDb(config.DATABASE_URL, config.DATABASE_POOL);
  const search = createSearchIndex({
    pool: db.pool,
    ...(config.MEILI_URL ? { meiliUrl: config.MEILI_URL } : {}),
    ...(config.MEILI_KEY ? { meiliKey: config.MEILI_KEY } : {}),
  });
  const throttle = createThrottle(db.pool, config.REDIS_URL);
  const clock = createClock();
  const smtp = createMailer({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    origin: config.PUBLIC_URL,
    legalLine: config.MAIL_LEGAL_LINE,
  });
  const uncapped = [config.MAIL_FROM, ...(config.CONTACT_EMAIL ? [config.CONTACT_EMAIL] : [])];
  const mailer = withDailyCap(smtp, { db, clock, log, key: config.OPT_OUT_KEY, uncapped });
  const app: AppContext = {
    config,
    log,
    db,
    clock,
    outbox: createOutbox(subscriptions),
    live: createLive(config.DATABASE_URL, db, log),
    tokens: new Tokens(config.SIGNING_KEYS),
    signatures: new Signatures(config.SIGNING_KEYS),
    mailer,
    sms: createSmsSender(config.SMS, db),
    domainProofs: createDomainProofs(),
    outside: createOutside(),
    search,
    throttle,
    wording: createWording(() => app),
    storage: createStorage(config),
    translator: createTranslator(config),
    report: reports.report,
  };
  return {
    app,
    reporting: reports.ready,
    async close() {
      await app.live.close();
      await mailer.close();
      throttle.close();
      await search.close();
      await db.close();
      await reports.close();
    },
  };
}
