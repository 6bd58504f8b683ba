import { sql } from 'drizzle-orm';
import { defaultSettings } from '../../../../engine/contracts/widgets/widgets.ts';
import { entryCodes } from '../../../../engine/src/domains/reviews/schema-company.ts';
import { widgets as widgetTable } from '../../../../engine/src/domains/widgets/schema.ts';
import { newId } from '../../../../engine/src/kernel/ids.ts';
import type { BenchEnvironment } from '../bench-environment.ts';
import { figure, quantile } from '../figures.ts';
import { Rounds } from '../measure.ts';
import type { Measure } from '../measure.ts';
import { metered, processPart } from '../processor-time.ts';

const GOAL_RATE = 5_000;
const GOAL_P99_MS = 20;
const WARM_UP = 20_000;

export interface WidgetOptions {
  port: number;
  /** Of the API. */
  pid: number;
  slugs: string[];
  connections: number;
  seconds: number;
}

/** Widgets of several companies, each asked for again and again, as pages with many readers do. */
export async function widgetReads(stage: BenchEnvironment, options: WidgetOptions): Promise<Measure> {
  const { port, pid, slugs, connections, seconds } = options;
  const ids = await addWidgets(stage, slugs.slice(0, 20));
  const requests = ids.map(
    (id) =>
      `GET /api/v1/widgets/${id}?locale=de HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: https://shop.example\r\nAccept-Encoding: br\r\n\r\n`,
  );
  const load = { port, connections, requests, expectedStatus: 200 };
  await stage.loader.run('http', {
    ...load,
    requests: Array.from({ length: WARM_UP / ids.length }, () => requests).flat(),
  });
  const parts = [processPart('API', pid), stage.postgres];
  const rounds = new Rounds();
  return {
    async round() {
      await stage.quiet.wait();
      const { result, processor } = await metered(parts, () =>
        stage.loader.run('http', { ...load, seconds, timed: true }),
      );
      rounds.addProcessor('rate', processor, result.done);
      rounds.add({ rate: result.done / result.seconds, p99: quantile(result.times ?? [], 0.99) });
    },
    figures: () => [
      figure(
        { measure: 'w', name: 'a widget’s data, from the cache', unit: '/s', goal: { atLeast: GOAL_RATE } },
        rounds.of('rate'),
        rounds.processorOf('rate'),
      ),
      figure({ measure: 'w', name: 'p99', unit: 'ms', goal: { atMost: GOAL_P99_MS } }, rounds.of('p99')),
    ],
    notes: () => ({ 'widgets of w': ids.length, 'connections of w': connections }),
  };
}

async function addWidgets({ app }: BenchEnvironment, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await app.db.queries.execute<{ id: string }>(
    sql`select id from engine.companies where slug in ${[...slugs]}`,
  );
  const now = new Date();
  const made = rows.map(({ id: companyId }) => ({ id: newId(), companyId, entryCodeId: newId() }));
  await app.db.queries.insert(entryCodes).values(
    made.map(({ companyId, entryCodeId }) => ({
      id: entryCodeId,
      companyId,
      kind: 'widget' as const,
      label: 'Bench',
      createdAt: now,
    })),
  );
  await app.db.queries.insert(widgetTable).values(
    made.map((widget) => ({
      ...widget,
      kind: 'rating-list' as const,
      name: 'Bench',
      settings: defaultSettings('rating-list'),
      createdAt: now,
      updatedAt: now,
    })),
  );
  return made.map(({ id }) => id);
}
