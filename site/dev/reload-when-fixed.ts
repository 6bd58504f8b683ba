import { FAILED_ID } from './page.ts';

/** Runs in the page of a rendering error: reloads it once it can be rendered. */
const PAUSE_MS = 500;

const isFixed = async (): Promise<boolean> => {
  const answer = await fetch(location.href).catch(() => null);
  return answer !== null && !(await answer.text()).includes(`id="${FAILED_ID}"`);
};

do await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
while (!(await isFixed()));
location.reload();
