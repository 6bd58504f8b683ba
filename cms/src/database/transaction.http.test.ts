import { runInWorkspace, type RunningCms, startCms } from '../testing/cms.ts';

let cms: RunningCms;
beforeAll(async () => void (cms = await startCms()));
afterAll(() => cms.stop());

/** Runs a transaction with a deferred unique constraint in another process. @returns what became of it */
async function insertTwice(first: number, second: number): Promise<string | undefined> {
  const program = `
    const [{ createLocalReq, getPayload }, { default: config }, { inTransaction }] = await Promise.all([
      import('payload'), import('./src/payload.config.ts'), import('./src/database/transaction.ts')]);
    const payload = await getPayload({ config, disableOnInit: true });
    const work = async (client) => {
      await client.query('create temporary table numbers (n int unique deferrable initially deferred) on commit drop');
      for (const n of [${first}, ${second}]) await client.query('insert into numbers (n) values ($1)', [n]);
      return 'committed';
    };
    console.log(await inTransaction(await createLocalReq({}, payload), work).catch((error) => error.message));
    process.exit(0);`;
  const { output } = await runInWorkspace(
    ['--import', '@app/jsx', '--input-type=module', '-e', program],
    cms.environment,
  );
  return output.trim().split('\n').at(-1);
}

test('a transaction returns its result once it is committed', async () =>
  expect(await insertTwice(1, 2)).toBe('committed'));

test('a transaction whose commit fails throws, although Payload reports nothing', async () =>
  expect(await insertTwice(1, 1)).toBe('The transaction was not committed'));
