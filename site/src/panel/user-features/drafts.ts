import { MIN_CHOICES } from '@app/contracts/company/user-features';
import type { UserFeatureDefinition } from '@app/contracts/company/user-features';

/** Begins at the clock: keys of a draft that an earlier page has left are others. */
let drafts = Date.now();
/** With keys, so that fields stay where they are when others go. */
export type ChoiceDraft = UserFeatureDefinition['choices'][number] & { key: number };
export type FeatureDraft = Omit<UserFeatureDefinition, 'choices'> & { key: number; choices: ChoiceDraft[] };

export const newChoice = (): ChoiceDraft => ({ key: ++drafts, name: {} });
export const newFeature = (): FeatureDraft => ({
  key: ++drafts,
  name: {},
  choices: Array.from({ length: MIN_CHOICES }, newChoice),
});
export const draftOf = ({ choices, ...feature }: UserFeatureDefinition): FeatureDraft => ({
  ...feature,
  key: ++drafts,
  choices: choices.map((choice) => ({ ...choice, key: ++drafts })),
});
