import type { SearchIndex } from '@app/search';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Wording } from './merchant-words.ts';
import type { Outbox } from './outbox.ts';
import type { DomainProofs } from './outside/domain-proofs.ts';
import type { Signatures } from './signatures.ts';
import type { SmsSender } from './sms/sms.ts';
import type { Storage } from './storage/index.ts';
import type { Throttle } from './throttle.ts';
import type { Tokens } from './tokens.ts';
import type { Translator } from './translation/index.ts';

/** What services are given: the platform, wired once by an entry. */
export interface AppContext {
  config: Config;
  log: Log;
  db: Db;
  clock: Clock;
  outbox: Outbox;
  tokens: Tokens;
  signatures: Signatures;
  mailer: Mailer;
  /** Null when text messages are not offered. */
  sms: SmsSender | null;
  domainProofs: DomainProofs;
  search: SearchIndex;
  throttle: Throttle;
  /** Judges what merchants write to others. */
  wording: Wording;
  storage: Storage;
  /** Undefined when the settings name no provider: then nothing is translated. */
  translator: Translator | undefined;
  /** Tells Sentry of something unexpected. */
  report(error: unknown): void;
}
