import { readBuildConfig } from './config.ts';
import { rollBackTo, listReleases } from './release/release-store.ts';

/** `list` shows the releases, `rollback [id]` serves an older one: the one before the served one, unless named. */
async function main([verb, wanted]: string[]): Promise<void> {
  const folder = readBuildConfig().RELEASES_DIR;
  if (!folder) throw new Error('The environment lacks RELEASES_DIR, the folder of the releases.');
  const releases = await listReleases(folder);
  if (verb === 'list') {
    if (releases.length === 0) console.log('There is no release yet.');
    for (const { id, createdAt, served } of releases) console.log(`${served ? '→' : ' '} ${id}  built ${createdAt}`);
    return;
  }
  const at = releases.findIndex(({ served }) => served);
  const target = wanted ? releases.find(({ id }) => id === wanted) : releases[at + 1];
  if (!target)
    throw new Error(
      wanted ? `There is no release ${wanted}: see npm run site:releases.` : 'There is no older release.',
    );
  await rollBackTo(folder, target.id);
  console.log(`Release ${target.id} is served. The next publish builds a new one.`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
