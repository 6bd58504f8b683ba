import { command } from './command.ts';
import { oneAtATime } from './lock.ts';
import { updateTables } from './tables.ts';

await command((payload) => oneAtATime(payload, (query) => updateTables(payload, query)));
