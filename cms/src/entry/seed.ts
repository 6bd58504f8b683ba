import { command } from './command.ts';
import { oneAtATime } from './lock.ts';
import { fill } from './tables.ts';

await command((payload) => oneAtATime(payload, () => fill(payload)));
