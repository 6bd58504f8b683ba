import { configOrExit } from './process.ts';
import { migrate } from '../platform/migrate.ts';

await migrate(configOrExit().DATABASE_URL);
