import { addCompanies, prepareInvitations } from '../data/fill-companies.ts';
import type { Group } from '../data/fill-companies.ts';
import { figure } from '../figures.ts';
import { Rounds, inTurn } from '../measure.ts';
import type { Measure } from '../measure.ts';
import { metered, processPart } from '../processor-time.ts';
import type { BenchEnvironment } from '../bench-environment.ts';
import { submissionRequest } from './submissions.ts';

const GOAL = 0.7;
const WARM_UP = 1000;
const HOT: Group = { prefix: 'hot-', companies: 1 };
const MANY: Group = { prefix: 'spread-', companies: 1000 };

export interface HotOptions {
  port: number;
  /** Of the API. */
  pid: number;
  connections: number;
  /** Reviews per round on either side. */
  count: number;
}

/** Submissions with real links through the API: all about one company, and about a thousand in turn. */
export async function hotCompany(
  stage: BenchEnvironment,
  { port, pid, connections, count }: HotOptions,
): Promise<Measure> {
  await addCompanies(stage, HOT);
  await addCompanies(stage, MANY);
  const load = async (group: Group, some: number) => {
    const requests = (await prepareInvitations(stage, some, group)).map((one) => submissionRequest(stage, one));
    return () => stage.loader.run('http', { port, connections, requests, expectedStatus: 201 });
  };
  for (const group of [HOT, MANY]) await (await load(group, WARM_UP))();

  const rounds = new Rounds();
  return {
    async round(number) {
      const [runHot, runMany] = [await load(HOT, count), await load(MANY, count)];
      const parts = [processPart('API', pid), stage.postgres];
      const quietly = (run: typeof runHot) => () => stage.quiet.wait().then(() => metered(parts, run));
      const [{ result: one, processor: ofOne }, { result: many, processor: ofMany }] = await inTurn(
        number,
        quietly(runHot),
        quietly(runMany),
      );
      const [hot, spread] = [one.done / one.seconds, many.done / many.seconds];
      rounds.add({ hot, spread, share: hot / spread });
      rounds.addProcessor('hot', ofOne, one.done);
      rounds.addProcessor('spread', ofMany, many.done);
    },
    figures: () => [
      figure(
        { measure: 'g', name: 'submissions about one company', unit: '/s' },
        rounds.of('hot'),
        rounds.processorOf('hot'),
      ),
      figure(
        { measure: 'g', name: `about ${MANY.companies} companies`, unit: '/s' },
        rounds.of('spread'),
        rounds.processorOf('spread'),
      ),
      figure(
        { measure: 'g', name: 'rate of the one : of the many', unit: '', goal: { atLeast: GOAL } },
        rounds.of('share'),
      ),
    ],
    notes: () => ({ 'submissions of g per round and side': count }),
  };
}
