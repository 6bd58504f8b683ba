import { getPayload } from 'payload';
import payloadConfig from '../payload.config.ts';
import { serveRest } from '../rest/server.ts';

/** The REST side of the cms in a database that `prepare-for-tests.ts` has filled; up in a few seconds. */
serveRest(await getPayload({ config: payloadConfig }));
