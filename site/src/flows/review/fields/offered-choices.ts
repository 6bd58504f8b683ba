import type { AskedUserFeature } from '@app/contracts/company/user-features';

/** Those of the choices that are still asked. */
export const offeredChoices = (features: readonly AskedUserFeature[] = [], value: readonly string[] = []): string[] =>
  value.filter((choice) => features.some(({ choices }) => choices.some(({ id }) => id === choice)));
