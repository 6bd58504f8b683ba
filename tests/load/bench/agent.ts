// A process of its own that makes load, so that it can be held on one core. Tasks come and results go over its channel.
import { sendLoad } from './http-load.ts';
import type { AgentTasks, TaskMessage } from './agents.ts';
import { drawPages, servePages } from './bare-pages.ts';
import { searchAll } from './search-load.ts';
import { runSql } from './sql-load.ts';

const tasks: AgentTasks = { http: sendLoad, sql: runSql, search: searchAll, serve: servePages, draw: drawPages };

const run = (name: keyof AgentTasks, input: unknown): Promise<unknown> =>
  (tasks[name] as (given: unknown) => Promise<unknown>)(input);

process.on('message', (message) => {
  const { id, name, input } = message as TaskMessage;
  run(name, input).then(
    (output) => process.send?.({ id, output }),
    (error: unknown) => process.send?.({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ id: 0 });
