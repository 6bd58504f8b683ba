import { createHealthServer } from '../http/health.ts';
import { locateCompanies } from '../domains/companies/public.ts';
import { buildNewIndex } from '../domains/directory/public.ts';
import { openQueue } from '../platform/queue/queue.ts';
import { giveMemoryBackAtRest } from '../platform/sweeps/resting-memory.ts';
import { jobRegistry } from '../platform/queue/relay.ts';
import { compose } from './compose.ts';
import { jobs } from './domains.ts';
import { startLoops, startWorkers } from './loops.ts';
import { configOrExit, drain, listen, onStop } from './process.ts';

const config = configOrExit();
const { app, reporting, close } = compose('worker', config);
await reporting;
const queue = await openQueue({
  databaseUrl: config.DATABASE_URL,
  redisUrl: config.REDIS_URL,
  onError: (error) => app.log.error({ err: error }, 'the queue failed'),
  onStalled: (job) => app.log.warn({ job }, 'job stalled: it runs again'),
});
await buildNewIndex(app);
const registry = jobRegistry(jobs);
await startWorkers(app, queue, registry);
const stopLoops = startLoops(app, queue, registry);
locateCompanies(app).catch((error: unknown) => app.log.error({ err: error }, 'companies could not be located'));
const { server, port } = await listen(createHealthServer(app, queue), {
  port: config.WORKER_PORT,
  host: config.LISTEN_HOST,
});
app.log.info({ port }, 'worker started');
const stopGivingBack = giveMemoryBackAtRest();
onStop(async () => {
  stopGivingBack();
  await stopLoops();
  await queue.close();
  await drain(server);
  await close();
});
