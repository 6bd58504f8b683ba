import { configOrExit } from './process.ts';
import { migrate } from '../platform/database/migrate.ts';

await migrate(configOrExit().DATABASE_URL);
