import type { IconName } from '../ui/index.ts';
import type { PanelPage } from './paths.ts';

/** Groups of the rail in their order; the first has no heading. Texts: `panel:nav.<group>`. */
export const NAVIGATION = [
  {
    group: 'main',
    pages: [
      ['overview', 'chart'],
      ['reviews', 'star'],
      ['mediations', 'shield'],
      ['questions', 'chat'],
      ['experts', 'user'],
      ['surveys', 'edit'],
      ['productPolls', 'chart'],
      ['widgets', 'window'],
      ['googleShopping', 'star'],
      ['sharing', 'copy'],
      ['posts', 'send'],
      ['badges', 'shield'],
    ],
  },
  {
    group: 'collecting',
    pages: [
      ['invitations', 'send'],
      ['import', 'upload'],
      ['reviewImports', 'download'],
      ['entryCodes', 'window'],
      ['splitter', 'send'],
      ['optOuts', 'mail'],
    ],
  },
  {
    group: 'settings',
    pages: [
      ['settingsProfile', 'place'],
      ['settingsInvitations', 'settings'],
      ['settingsReviews', 'star'],
      ['settingsAnswerTemplates', 'reply'],
      ['settingsOwnHints', 'chat'],
      ['settingsPictures', 'camera'],
      ['settingsNotifications', 'bell'],
      ['settingsFeatures', 'label'],
      ['settingsUserFeatures', 'user'],
      ['settingsWebsite', 'globe'],
      ['settingsMarkets', 'place'],
      ['settingsApiKeys', 'key'],
      ['settingsBilling', 'file'],
      ['manager', 'chat'],
      ['team', 'user'],
      ['account', 'shield'],
      ['companyNew', 'plus'],
      ['settingsAuditLog', 'clock'],
    ],
  },
] as const satisfies readonly { group: string; pages: readonly (readonly [PanelPage, IconName])[] }[];
