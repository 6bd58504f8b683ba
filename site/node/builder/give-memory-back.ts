import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/**
 * Collects the garbage of a build, 170 MB, which would stay for as long as the process does nothing: V8 collects when it
 * needs memory.
 */
export const giveMemoryBack = (): void => collectGarbage();
