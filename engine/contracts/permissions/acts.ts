import type { CompanyRole } from '../accounts.ts';
import type { Feature } from '../plans.ts';

/** Who may do something, and what a company's plan needs for it. */
export interface ActRule {
  roles: readonly CompanyRole[];
  /** A feature that the plan must include. */
  feature?: Feature;
  /** Whether a suspended company is refused. */
  needsActive: boolean;
}

const ALL: readonly CompanyRole[] = ['owner', 'manager', 'agent'];
const OWNER: readonly CompanyRole[] = ['owner'];
const LEADERS: readonly CompanyRole[] = ['owner', 'manager'];

/** Reading: also open to a suspended company, unless the plan must include a feature. */
const read = (roles: readonly CompanyRole[], feature?: Feature): ActRule =>
  feature ? { roles, feature, needsActive: true } : { roles, needsActive: false };

/** A change: stops when the company is suspended. */
const change = (roles: readonly CompanyRole[], feature?: Feature): ActRule =>
  feature ? { roles, feature, needsActive: true } : { roles, needsActive: true };

/** A change that protects the company: also open to a suspended one. */
const protect = (roles: readonly CompanyRole[]): ActRule => ({ roles, needsActive: false });

/** Every act of the panel and the open API; routes name theirs. `docs/permissions.md` is written from this table. */
const TABLE = {
  'answer_templates.read': read(ALL),
  'answer_templates.write': change(ALL),
  'api_keys.read': read(ALL),
  'api_keys.create': change(LEADERS, 'open_api'),
  'api_keys.revoke': protect(LEADERS),
  'audit_log.read': read(LEADERS),
  'badges.read': read(ALL),
  'billing.read': read(LEADERS),
  'billing.write': protect(OWNER),
  'entry_codes.read': read(ALL),
  'entry_codes.create': change(ALL),
  'entry_codes.create_qr': change(ALL, 'qr_codes'),
  'entry_codes.revoke': change(ALL),
  'events.read': read(ALL),
  'experts.read': read(ALL),
  'experts.write': change(LEADERS, 'expert_module'),
  'experts.remove': protect(LEADERS),
  'invitation_configs.read': read(ALL),
  'invitation_configs.preview': protect(ALL),
  'invitation_configs.write': change(LEADERS),
  'invitations.read': read(ALL),
  'invitations.send': change(LEADERS),
  'invitations.cancel': change(LEADERS),
  'manager.read': read(ALL, 'dedicated_manager'),
  'manager.write': change(ALL, 'dedicated_manager'),
  'markets.read': read(ALL, 'multi_market'),
  'markets.write': change(LEADERS, 'multi_market'),
  'mediations.read': read(ALL),
  'mediations.write': change(ALL),
  'notifications.read': read(ALL),
  'notifications.write': protect(ALL),
  'push.read': read(ALL, 'mobile_support'),
  'push.write': change(ALL, 'mobile_support'),
  'open_api.use': change(ALL, 'open_api'),
  'opt_outs.read': read(ALL),
  'opt_outs.add': protect(ALL),
  'opt_outs.export': read(LEADERS),
  'order_imports.read': read(ALL),
  'order_imports.create': change(ALL),
  'orders.create': change(ALL),
  'overview.read': read(ALL),
  'own_hints.read': read(ALL, 'own_hints'),
  'own_hints.write': change(LEADERS, 'own_hints'),
  'permissions.read': read(ALL),
  'pictures.read': read(ALL),
  'pictures.write': change(LEADERS),
  'posts.read': read(ALL, 'post_generator'),
  'product_features.read': read(ALL, 'attributes'),
  'product_features.write': change(LEADERS, 'attributes'),
  'products.read': read(ALL),
  'products.write': change(LEADERS),
  'product_review_feed.read': read(LEADERS, 'google_shopping'),
  'product_review_feed.write': change(LEADERS, 'google_shopping'),
  'profile.read': read(ALL),
  'profile.write': change(LEADERS),
  'questions.read': read(ALL, 'questions'),
  'questions.answer': change(ALL, 'questions'),
  'review_imports.read': read(ALL),
  'review_imports.create': change(LEADERS, 'import'),
  'review_views.use': protect(ALL),
  'reviews.read': read(ALL),
  'reviews.answer': change(ALL),
  'reviews.answer_many': change(LEADERS),
  'reviews.export': protect(LEADERS),
  'reviews.note': change(ALL, 'expert_module'),
  'reviews.pin': change(ALL),
  'reviews.report': change(ALL),
  'reviews.withdraw': change(LEADERS),
  'sending.read': read(ALL),
  'settings.read': read(ALL),
  'settings.write': change(LEADERS),
  'settings.mediate_products': change(LEADERS, 'product_mediation'),
  'sharing.read': read(ALL),
  'sharing.request': change(LEADERS, 'review_sharing'),
  'sharing.answer': change(LEADERS),
  'sharing.end': protect(LEADERS),
  'splitter.read': read(ALL, 'splitter'),
  'splitter.write': change(LEADERS, 'splitter'),
  'staff_access.read': read(LEADERS),
  'staff_access.write': protect(OWNER),
  'subscription_notice.read': read(ALL),
  'surveys.read': read(ALL, 'surveys'),
  'surveys.write': change(LEADERS, 'surveys'),
  'tasks.read': read(ALL),
  'team.read': read(ALL),
  'team.invite': change(LEADERS),
  'team.invite_manager': change(OWNER),
  'team.revoke_invite': protect(LEADERS),
  'team.change_role': change(OWNER),
  'team.remove': protect(LEADERS),
  'team.remove_manager': protect(OWNER),
  'team.leave': protect(['manager', 'agent']),
  'team.hand_over': protect(OWNER),
  'user_features.read': read(ALL, 'user_features'),
  'user_features.write': change(LEADERS, 'user_features'),
  'website.read': read(ALL),
  'website.write': change(LEADERS),
  'widgets.read': read(ALL),
  'widgets.write': change(LEADERS),
  'widgets.write_survey': change(LEADERS, 'surveys'),
} satisfies Record<string, ActRule>;

export type Act = keyof typeof TABLE;
export const ACTS: Record<Act, ActRule> = TABLE;
export const ACT_NAMES = Object.keys(TABLE) as [Act, ...Act[]];
