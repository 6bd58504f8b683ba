export { freePort, isPortFree } from '../../scripts/lib/processes/ports.ts';
