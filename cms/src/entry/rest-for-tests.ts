import { getPayload } from 'payload';
import { startErrorReports } from '../error-reports.ts';
import payloadConfig from '../payload.config.ts';
import { serveRest } from '../rest/server.ts';

/** Serves the REST API of the cms on a database prepared by `prepare-for-tests.ts`; ready in a few seconds. */
await startErrorReports();
serveRest(await getPayload({ config: payloadConfig }));
