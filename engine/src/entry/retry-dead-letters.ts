import { retryDeadLetters } from '../platform/queue/relay.ts';
import { compose } from './compose.ts';
import { configOrExit } from './process.ts';

const { app, close } = compose('retry-dead-letters', configOrExit());
process.stdout.write(`${await retryDeadLetters(app)} dead letters wait for the worker again.\n`);
await close();
