export { signHead } from './heads.ts';
export { forgetSalts } from './repo.ts';
export { ledgerRoutes } from './router.ts';
export { chainEvents } from './sequencer.ts';
