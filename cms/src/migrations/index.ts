import * as migration_20261121_043833_main from './20261121_043833_main.ts';

export const migrations = [
  {
    up: migration_20261121_043833_main.up,
    down: migration_20261121_043833_main.down,
    name: '20261121_043833_main'
  },
];
