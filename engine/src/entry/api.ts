import { createApi } from '../http/app.ts';
import { compose } from './compose.ts';
import { routes } from './domains.ts';
import { textRefresh } from '../domains/content/public.ts';
import { flushWidgetCounts, followPurges } from '../domains/widgets/public.ts';
import { startLoop } from '../platform/sweeps/loop.ts';
import { configOrExit, drain, listen, onStop } from './process.ts';

const config = configOrExit();
const { app, reporting, close } = compose('api', config);
await reporting;
await app.search.setup();
const { server, port } = await listen(createApi(app, routes), {
  port: config.ENGINE_PORT,
  host: config.LISTEN_HOST,
});
app.log.info({ port }, 'api listens');
const purges = followPurges(app);
const refresh = textRefresh(app);
const stopTexts = startLoop(app, 'texts', 2000, async () => {
  await refresh();
  return 0;
});
onStop(async () => {
  await stopTexts();
  // Their requests would never end by themselves.
  await app.live.close();
  await purges.stop();
  await drain(server);
  await flushWidgetCounts(app);
  await close();
});
