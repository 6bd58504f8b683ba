import { recountInvitations } from '../domains/invitations/public.ts';
import { countsChanged, recountAggregates } from '../domains/reviews/public.ts';
import { compose } from './compose.ts';
import { configOrExit } from './process.ts';

const { app, close } = compose('recount', configOrExit());
const wrong = await app.db.tx(
  async (tx) =>
    (await recountAggregates(tx, { onCorrected: (company) => app.outbox.publish(tx, countsChanged, company) })) +
    (await recountInvitations(tx)),
);
process.stdout.write(wrong === 0 ? 'Every count was right.\n' : `${wrong} counts were wrong and are right now.\n`);
await close();
