export { freePort, isPortFree } from '../../scripts/lib/ports.ts';
