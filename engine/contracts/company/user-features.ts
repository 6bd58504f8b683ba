import { z } from 'zod';
import { Id, WordsByLanguage } from '../common.ts';

/** What reviewers are asked about themselves in one category, and choices of each, at most. */
export const MAX_USER_FEATURES = 5;
export const MIN_CHOICES = 2;
export const MAX_CHOICES = 12;
export const USER_FEATURE_NAME_MAX = 40;
export const CHOICE_NAME_MAX = 40;

const Words = (max: number) =>
  WordsByLanguage(max).refine((words) => Object.keys(words).length > 0, {
    params: { code: 'required' },
    error: 'required',
  });

/** Something that a reviewer says of themselves by one of several choices, such as the size that they wear. */
export const UserFeatureDefinition = z.object({
  /** Omitted for a new one; keeping it keeps what reviewers have said. */
  id: Id.optional(),
  name: Words(USER_FEATURE_NAME_MAX),
  choices: z
    .array(z.object({ id: Id.optional(), name: Words(CHOICE_NAME_MAX) }))
    .min(MIN_CHOICES)
    .max(MAX_CHOICES),
});
export type UserFeatureDefinition = z.infer<typeof UserFeatureDefinition>;

/** Of a product category of the merchant's own, or of everything that has no set of its own. */
const category = z.string().trim().min(1).max(80).nullable();
export const UserFeatureSet = z
  .object({
    category,
    features: z.array(
      z.object({
        id: Id,
        name: UserFeatureDefinition.shape.name,
        choices: z.array(z.object({ id: Id, name: Words(CHOICE_NAME_MAX) })),
      }),
    ),
  })
  .meta({ id: 'UserFeatureSet' });
export type UserFeatureSet = z.infer<typeof UserFeatureSet>;

/** `GET …/user-features`. Shops are asked about products, all others about the company. */
export const UserFeatureSets = z
  .object({ about: z.enum(['products', 'company']), categories: z.array(z.string()), items: z.array(UserFeatureSet) })
  .meta({ id: 'UserFeatureSets' });
export type UserFeatureSets = z.infer<typeof UserFeatureSets>;

/** `PUT …/user-features`: replaces the set of a category; without features the set goes. */
export const SaveUserFeatures = z
  .object({ category, features: z.array(UserFeatureDefinition).max(MAX_USER_FEATURES) })
  .meta({ id: 'SaveUserFeatures' });
export type SaveUserFeatures = z.infer<typeof SaveUserFeatures>;

/** As a form asks it, in the reader's language where the merchant has translated it. */
export const AskedUserFeature = z
  .object({ id: Id, name: z.string(), choices: z.array(z.object({ id: Id, name: z.string() })) })
  .meta({ id: 'AskedUserFeature' });
export type AskedUserFeature = z.infer<typeof AskedUserFeature>;

/** What a reviewer chose, at most one choice of each; shown in public. */
export const UserChoices = z.array(Id).max(MAX_USER_FEATURES);

/** How many reviewers chose what; only choices that anybody made. */
export const UserFeatureResult = z
  .object({
    id: Id,
    name: z.string(),
    choices: z.array(z.object({ id: Id, name: z.string(), count: z.int() })),
  })
  .meta({ id: 'UserFeatureResult' });
export type UserFeatureResult = z.infer<typeof UserFeatureResult>;

/** What the author of a review says of themselves. Readers choose among the languages. */
export const GivenUserFeature = z
  .object({
    id: Id,
    name: WordsByLanguage(USER_FEATURE_NAME_MAX),
    choice: z.object({ id: Id, name: WordsByLanguage(CHOICE_NAME_MAX) }),
  })
  .meta({ id: 'GivenUserFeature' });
export type GivenUserFeature = z.infer<typeof GivenUserFeature>;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Filter of lists: ids of choices that a review has all of, separated by commas. */
export const ChoiceFilter = z.string().regex(new RegExp(`^${UUID}(?:,${UUID}){0,${MAX_USER_FEATURES - 1}}$`));
