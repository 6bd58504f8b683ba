import { spawn } from 'node:child_process';
import path from 'node:path';
import type { RenderedPages, ServedPages } from './bare-pages.ts';
import { nodeOn } from './cores.ts';
import type { HttpLoad, LoadResult } from './http-load.ts';
import type { SearchLoad } from './search-load.ts';
import type { SqlLoad } from './sql-load.ts';

export interface AgentTasks {
  http(load: HttpLoad): Promise<LoadResult>;
  sql(load: SqlLoad): Promise<LoadResult>;
  search(load: SearchLoad): Promise<number[]>;
  serve(pages: ServedPages): Promise<number>;
  draw(pages: RenderedPages): Promise<number[]>;
}

export interface TaskMessage {
  id: number;
  name: keyof AgentTasks;
  input: unknown;
}

interface ResultMessage {
  id: number;
  output?: unknown;
  error?: string;
}

export interface Agent {
  readonly pid: number;
  run<Name extends keyof AgentTasks>(
    name: Name,
    input: Parameters<AgentTasks[Name]>[0],
  ): Promise<Awaited<ReturnType<AgentTasks[Name]>>>;
  stop(): void;
}

/** Starts a process that generates load on this core. It ends with this process. */
export async function startAgent(core: number | null): Promise<Agent> {
  const { command, args } = nodeOn(core, ['--import', '@app/jsx', path.join(import.meta.dirname, 'agent.ts')]);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const waiting = new Map<number, { resolve: (output: unknown) => void; reject: (error: Error) => void }>();
  let tasks = 0;
  const ready = new Promise((resolve, reject) => waiting.set(0, { resolve, reject }));
  child.on('message', (message) => {
    const { id, output, error } = message as ResultMessage;
    const task = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) task?.resolve(output);
    else task?.reject(new Error(error));
  });
  const gone = (): void => {
    for (const { reject } of waiting.values()) reject(new Error('a process that makes load has ended'));
  };
  child.once('error', gone);
  child.once('exit', gone);
  await ready;
  return {
    pid: child.pid ?? 0,
    run: (name, input) =>
      new Promise((resolve, reject) => {
        const id = ++tasks;
        waiting.set(id, { resolve: (output) => resolve(output as never), reject });
        child.send({ id, name, input } satisfies TaskMessage);
      }),
    stop: () => child.disconnect(),
  };
}
