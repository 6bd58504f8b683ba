import { readConfig } from '../platform/config.ts';
import { migrate } from '../platform/migrate.ts';

await migrate(readConfig().DATABASE_URL);
