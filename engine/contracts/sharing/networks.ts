/** Networks that texts of posts are written for, in the order in which they are shown. */
export const POST_NETWORKS = ['facebook', 'instagram', 'linkedin', 'x', 'google'] as const;
export type PostNetwork = (typeof POST_NETWORKS)[number];

/** What the networks are called, in every language. */
export const POST_NETWORK_NAMES: Record<PostNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  google: 'Google Business Profile',
};

/** The longest text of a post, as each network publishes it; on X counted by `lengthOnX`. */
export const POST_LIMITS: Record<PostNetwork, number> = {
  facebook: 63_206,
  instagram: 2_200,
  linkedin: 3_000,
  x: 280,
  google: 1_500,
};

/** Networks that do nothing with hashtags. */
export const WITHOUT_HASHTAGS: readonly PostNetwork[] = ['google'];
