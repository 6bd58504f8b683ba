import * as migration_20261121_050750_main from './20261121_050750_main.ts';
import * as migration_20261121_084130_word_kinds from './20261121_084130_word_kinds.ts';
import * as migration_20261121_105051_files from './20261121_105051_files.ts';
import * as migration_20261121_110427_builds from './20261121_110427_builds.ts';
import * as migration_20261121_111432_texts from './20261121_111432_texts.ts';
import * as migration_20261121_121220_scheduled from './20261121_121220_scheduled.ts';
import * as migration_20261121_141746_badge_pictures from './20261121_141746_badge_pictures.ts';
import * as migration_20261121_192614_settings from './20261121_192614_settings.ts';
import * as migration_20261122_171500_tell_changes from './20261122_171500_tell_changes.ts';
import * as migration_20261123_155800_throttles from './20261123_155800_throttles.ts';
import * as migration_20261124_022000_second_factors from './20261124_022000_second_factors.ts';
import * as migration_20261124_022157_staff_sign_in from './20261124_022157_staff_sign_in.ts';
import * as migration_20261127_193127_support_role from './20261127_193127_support_role.ts';
import * as migration_20261128_031246_hint_audiences from './20261128_031246_hint_audiences.ts';
import * as migration_20261128_092000_people from './20261128_092000_people.ts';
import * as migration_20261128_131430_text_drafts from './20261128_131430_text_drafts.ts';
import * as migration_20261128_133205_drafts_and_authors from './20261128_133205_drafts_and_authors.ts';
import * as migration_20261128_135131_terms from './20261128_135131_terms.ts';

export const migrations = [
  {
    up: migration_20261121_050750_main.up,
    down: migration_20261121_050750_main.down,
    name: '20261121_050750_main',
  },
  {
    up: migration_20261121_084130_word_kinds.up,
    down: migration_20261121_084130_word_kinds.down,
    name: '20261121_084130_word_kinds',
  },
  {
    up: migration_20261121_105051_files.up,
    down: migration_20261121_105051_files.down,
    name: '20261121_105051_files',
  },
  {
    up: migration_20261121_110427_builds.up,
    down: migration_20261121_110427_builds.down,
    name: '20261121_110427_builds',
  },
  {
    up: migration_20261121_111432_texts.up,
    down: migration_20261121_111432_texts.down,
    name: '20261121_111432_texts',
  },
  {
    up: migration_20261121_121220_scheduled.up,
    down: migration_20261121_121220_scheduled.down,
    name: '20261121_121220_scheduled',
  },
  {
    up: migration_20261121_141746_badge_pictures.up,
    down: migration_20261121_141746_badge_pictures.down,
    name: '20261121_141746_badge_pictures',
  },
  {
    up: migration_20261121_192614_settings.up,
    down: migration_20261121_192614_settings.down,
    name: '20261121_192614_settings',
  },
  {
    up: migration_20261122_171500_tell_changes.up,
    down: migration_20261122_171500_tell_changes.down,
    name: '20261122_171500_tell_changes',
  },
  {
    up: migration_20261123_155800_throttles.up,
    down: migration_20261123_155800_throttles.down,
    name: '20261123_155800_throttles',
  },
  {
    up: migration_20261124_022000_second_factors.up,
    down: migration_20261124_022000_second_factors.down,
    name: '20261124_022000_second_factors',
  },
  {
    up: migration_20261124_022157_staff_sign_in.up,
    down: migration_20261124_022157_staff_sign_in.down,
    name: '20261124_022157_staff_sign_in',
  },
  {
    up: migration_20261127_193127_support_role.up,
    down: migration_20261127_193127_support_role.down,
    name: '20261127_193127_support_role',
  },
  {
    up: migration_20261128_031246_hint_audiences.up,
    down: migration_20261128_031246_hint_audiences.down,
    name: '20261128_031246_hint_audiences',
  },
  {
    up: migration_20261128_092000_people.up,
    down: migration_20261128_092000_people.down,
    name: '20261128_092000_people',
  },
  {
    up: migration_20261128_131430_text_drafts.up,
    down: migration_20261128_131430_text_drafts.down,
    name: '20261128_131430_text_drafts',
  },
  {
    up: migration_20261128_133205_drafts_and_authors.up,
    down: migration_20261128_133205_drafts_and_authors.down,
    name: '20261128_133205_drafts_and_authors',
  },
  {
    up: migration_20261128_135131_terms.up,
    down: migration_20261128_135131_terms.down,
    name: '20261128_135131_terms'
  },
];
