import { reindexAll } from '../domains/directory/public.ts';
import { compose } from './compose.ts';
import { configOrExit } from './process.ts';

const { app, close } = compose('reindex', configOrExit());
await app.search.setup();
const { companies, products } = await reindexAll(app);
process.stdout.write(`${companies} companies and ${products} products are indexed.\n`);
await close();
