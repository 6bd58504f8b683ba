import { sql } from 'drizzle-orm';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('what was stored with the time of the database is not later than the clock of the same transaction', async () => {
  for (let run = 0; run < 30; run++)
    await test.app.db.tx(async (tx) => {
      const { rows } = await tx.execute<{ stored: string }>(
        sql`select to_json(engine.app_now()::timestamptz(3))#>>'{}' as stored`,
      );
      expect((await test.app.clock.now(tx)).toISOString()).toBe(new Date(rows[0]?.stored ?? '').toISOString());
    });
});
