import { cloneDatabase } from '../../../tests/support/postgres.ts';
import type { TestDatabase } from '../../../tests/support/postgres.ts';
import { Preparation } from './preparation.ts';

describe('the mark of what a database was prepared from', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneDatabase({ empty: true });
  });
  afterAll(() => database.drop());

  test('a database counts as prepared for the same sources only, and not during a new preparation', async () => {
    const these = new Preparation(database.url, "it's this");
    const others = new Preparation(database.url, 'others');
    await expect(these.isDone()).resolves.toBe(false);
    await these.done();
    await expect(these.isDone()).resolves.toBe(true);
    await expect(others.isDone()).resolves.toBe(false);
    await these.clear();
    await expect(these.isDone()).resolves.toBe(false);
  });
});
