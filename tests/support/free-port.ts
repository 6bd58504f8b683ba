export { freePort } from '../../scripts/lib/ports.ts';
