export { receiptReviewId as reviewOfReceipt } from '../reviews/public.ts';
export { signHead } from './heads.ts';
export { forgetSalts } from './repo.ts';
export { ledgerRoutes } from './router.ts';
export { chainEvents } from './sequencer.ts';
export { LedgerBroken, verifyExport } from './verify.ts';
export type { KnownBefore, VerifiedLedger } from './verify.ts';
export { verifyReceipt } from './verify-receipt.ts';
export type { VerifiedReceipt } from './verify-receipt.ts';
