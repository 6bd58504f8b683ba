/**
 * What reports of unexpected errors may say, in all processes: the error, where it happened, and in which part. Nothing
 * that belongs to a person: no requests, users, addresses, breadcrumbs or traces.
 */

/** The parts of an event of Sentry's that are kept or changed. */
export interface ReportedEvent {
  platform?: string;
  exception?: { values?: ReportedException[] };
  contexts?: Record<string, unknown>;
}

interface ReportedException {
  type?: string;
  value?: string;
  module?: string;
  mechanism?: { type: string; handled?: boolean };
  stacktrace?: { frames?: object[] };
}

const MAX_LENGTH = 4000;

/** What is cut out of an error's message, and what stands there instead. Order matters. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // Values of a failed query (drizzle), of a text that is no JSON (V8), of a wrong literal (PostgreSQL).
  [/\nparams: [\s\S]*/g, ''],
  [/"[^\n]*(?=is not valid JSON)/g, '"…" '],
  [/(invalid input (?:syntax|value) [^:\n]*: )"[^\n]*"/g, '$1"…"'],
  // Queries and fragments of addresses.
  [/(\/[^\s?#"'<>()]*)[?#][^\s"'<>()]+/g, '$1'],
  [/[^\s"'<>()[\],;:=/]+(?:@|%40)[^\s"'<>()[\],;:=/]+/gi, '<address>'],
  // JSON Web Tokens; anything else of 20 characters or more with large and small letters and digits, such as our tokens.
  [/\b[\w-]{10,}\.[\w-]{10,}\.[\w-]+/g, '<token>'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{20,}/g, '<token>'],
  // Public addresses of visitors; those of our own network stay.
  [/(?<![\d.])(?!10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g, '<ip>'],
  // Telephone numbers and the like, but not the digits of a UUID.
  [/(?<![\w-])\+?\d(?:[ ()-]?\d){8,}(?![\w-])/g, '<number>'],
];

/** A message without what may be personal in it. */
export const withoutPersonalData = (text: string): string =>
  PERSONAL.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text.slice(0, 4 * MAX_LENGTH)).slice(
    0,
    MAX_LENGTH,
  );

const KEPT = [
  'event_id',
  'timestamp',
  'platform',
  'level',
  'environment',
  'release',
  'server_name',
  'sdk',
  'tags',
  'fingerprint',
] as const;
const KEPT_OF_FRAMES = [
  'filename',
  'function',
  'module',
  'lineno',
  'colno',
  'in_app',
  'pre_context',
  'context_line',
  'post_context',
] as const;

const pick = (from: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));

/** The event with what a report may say, and nothing else: a field that a later version of Sentry adds stays here. */
export function reportable<Event extends ReportedEvent>(event: Event): Event {
  // Errors of browsers are reported by a process of ours, whose system says nothing about them.
  const contexts = event.platform === 'node' ? pick(event.contexts ?? {}, ['runtime', 'os']) : {};
  const values = event.exception?.values?.map((one) => ({
    type: one.type,
    value: one.value && withoutPersonalData(one.value),
    mechanism: one.mechanism && pick(one.mechanism, ['type', 'handled']),
    stacktrace: { frames: one.stacktrace?.frames?.map((frame) => pick(frame, KEPT_OF_FRAMES)) ?? [] },
  }));
  return { ...pick(event, KEPT), contexts, exception: { values } } as unknown as Event;
}

/** Sentry's integrations that find errors and read the sources around them; the others watch what passes through. */
const INTEGRATIONS = [
  'EventFilters',
  'LinkedErrors',
  'OnUncaughtException',
  'OnUnhandledRejection',
  'ContextLines',
  'Context',
];

/** The same error of a process is reported once in this time: an outage must not use up the month's events. */
const REPEAT_AFTER_MS = 60_000;
const MAX_REMEMBERED = 500;

export interface ReportSettings {
  dsn: string;
  environment: string;
  /** The process: `api`, `cms`, `builder` … */
  part: string;
}

/** Sentry's options, the same for every process. The release is that of `SENTRY_RELEASE`, if it is set. */
export function reportOptions({ dsn, environment, part }: ReportSettings) {
  const reportedAt = new Map<string, number>();
  const isRepeated = ({ exception }: ReportedEvent): boolean => {
    const key = (exception?.values ?? []).map(({ type, value }) => `${type} ${value}`).join('\n');
    const now = Date.now();
    if (now - (reportedAt.get(key) ?? -Infinity) < REPEAT_AFTER_MS) return true;
    if (reportedAt.size >= MAX_REMEMBERED) reportedAt.clear();
    reportedAt.set(key, now);
    return false;
  };
  return {
    dsn,
    environment,
    // Not the machine's name.
    serverName: part,
    tracesSampleRate: 0,
    // Otherwise it changes libraries while they are loaded, to watch them.
    enableRuntimeChannelInjection: false,
    maxBreadcrumbs: 0,
    sendClientReports: false,
    integrations: <Integration extends { name: string }>(all: Integration[]) =>
      all.filter(({ name }) => INTEGRATIONS.includes(name)),
    beforeSend: <Event extends ReportedEvent>(event: Event): Event | null => {
      const report = reportable(event);
      return isRepeated(report) ? null : report;
    },
  };
}
