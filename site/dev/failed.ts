import { FAILED_ID } from './page.ts';

/** In a page that could not be drawn: loads it anew once it can be. */
const PAUSE_MS = 500;

const isMended = async (): Promise<boolean> => {
  const answer = await fetch(location.href).catch(() => null);
  return answer !== null && !(await answer.text()).includes(`id="${FAILED_ID}"`);
};

do await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
while (!(await isMended()));
location.reload();
