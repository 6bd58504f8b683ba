import path from 'node:path';

/**
 * The test support of all workspaces, loaded by path: Next's global types, which every file here sees, conflict with
 * those of its scripts. Only what the cms uses is typed.
 */
const load = async <Module>(file: string): Promise<Module> =>
  (await import(path.resolve(import.meta.dirname, '../../../tests/support', file))) as Module;

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

interface RunningProcess {
  lastLines: (count?: number) => string;
  exited: Promise<{ code: number | null }>;
  ready: (timeoutMs?: number) => Promise<void>;
  stop: () => Promise<void>;
}

interface ProcessSpec {
  name: string;
  args: string[];
  cwd: string;
  env: Record<string, string | undefined>;
  readyUrl?: string;
}

interface Template {
  name: string;
  madeFrom: readonly string[];
  fill: (url: string) => Promise<void>;
}

export const { cloneDatabase } = await load<{
  cloneDatabase: (options: { empty: boolean } | { template: Template }) => Promise<TestDatabase>;
}>('postgres.ts');
export const { freePort } = await load<{ freePort: () => Promise<number> }>('free-port.ts');
export const { startProcess } = await load<{ startProcess: (spec: ProcessSpec) => RunningProcess }>('processes.ts');

interface ErrorReceiver {
  dsn: string;
  events: ReceivedEvent[];
  received: () => string;
  event: (text: string) => Promise<ReceivedEvent>;
  stop: () => Promise<void>;
}

interface ReceivedEvent {
  server_name?: string;
  exception: { values: { type: string; value: string }[] };
}

export const { startErrorReceiver } = await load<{ startErrorReceiver: () => Promise<ErrorReceiver> }>(
  'error-receiver.ts',
);

interface SmtpSink {
  url: string;
  waitForMail: (
    to: string,
    options?: { nth?: number; containing?: string },
  ) => Promise<{ parsed: { subject?: string; html?: string } }>;
  clear: () => void;
  stop: () => Promise<void>;
}

export const { startSmtpSink } = await load<{ startSmtpSink: () => Promise<SmtpSink> }>('smtp-sink.ts');
