export { startProcess } from '../../scripts/lib/processes/processes.ts';
export type { ProcessSpec, RunningProcess } from '../../scripts/lib/processes/processes.ts';
