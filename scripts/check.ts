import { printCheck, runChecks } from './lib/testing/checks.ts';

const results = await runChecks(printCheck);
const failed = results.filter(({ passed }) => !passed);
console.log(
  failed.length ? `\n${failed.length} of ${results.length} checks failed.` : `\nAll ${results.length} checks passed.`,
);
process.exit(failed.length ? 1 : 0);
