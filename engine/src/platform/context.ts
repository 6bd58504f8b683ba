import type { SearchIndex } from '@app/search';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db.ts';
import type { Live } from './live/live.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Wording } from './wording/wording.ts';
import type { Outbox } from './outbox.ts';
import type { DomainProofs } from './domain-proofs/domain-proofs.ts';
import type { Outside } from './outside/outside.ts';
import type { Signatures } from './security/signatures.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import type { Storage } from './storage/index.ts';
import type { Throttle } from './throttle.ts';
import type { Tokens } from './tokens.ts';
import type { Translator } from './translation/index.ts';

/** The platform as services get it, wired once per process. */
export interface AppContext {
  config: Config;
  log: Log;
  db: Db;
  clock: Clock;
  outbox: Outbox;
  /** Streams of events to open panels and mediation pages. */
  live: Live;
  tokens: Tokens;
  signatures: Signatures;
  mailer: Mailer;
  /** Null if text messages are not configured. */
  sms: SmsSender | null;
  domainProofs: DomainProofs;
  outside: Outside;
  search: SearchIndex;
  throttle: Throttle;
  /** Checks what merchants write to others. */
  wording: Wording;
  storage: Storage;
  /** Undefined without a configured provider: nothing is translated. */
  translator: Translator | undefined;
  /** Reports an unexpected error to Sentry. */
  report(error: unknown): void;
}
