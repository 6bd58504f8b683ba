// A separate process that generates load, so that it can be pinned to one core. It gets tasks and returns results over
// its IPC channel.
import { sendLoad } from './http-load.ts';
import type { AgentTasks, TaskMessage } from './start-agent.ts';
import { renderPages, servePages } from './bare-pages.ts';
import { searchAll } from './search-load.ts';
import { runStatements } from './sql-load.ts';

const tasks: AgentTasks = {
  http: sendLoad,
  sql: runStatements,
  search: searchAll,
  serve: servePages,
  draw: renderPages,
};

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
