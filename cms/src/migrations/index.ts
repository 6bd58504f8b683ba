import * as migration_20261121_050750_main from './20261121_050750_main.ts';

export const migrations = [
  {
    up: migration_20261121_050750_main.up,
    down: migration_20261121_050750_main.down,
    name: '20261121_050750_main'
  },
];
