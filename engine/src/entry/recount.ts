import { countsChanged, recount } from '../domains/reviews/public.ts';
import { compose } from './compose.ts';
import { configOrExit } from './process.ts';

const { app, close } = compose('recount', configOrExit());
const wrong = await app.db.tx((tx) =>
  recount(tx, { onMended: (company) => app.outbox.publish(tx, countsChanged, company) }),
);
process.stdout.write(wrong === 0 ? 'Every count was right.\n' : `${wrong} counts were wrong and are right now.\n`);
await close();
