import { command } from './command.ts';
import { oneAtATime } from './lock.ts';

/** Fills an empty cms. In production demo accounts are made only when DEMO_PASSWORD is set. */
await command((payload) =>
  oneAtATime(payload, async () => {
    const [{ config }, { seed }] = await Promise.all([import('../config.ts'), import('../seed/seed.ts')]);
    payload.logger.info({ made: await seed(payload, config) }, 'Seeded');
    if (!config.demoPassword) payload.logger.info('No demo accounts: DEMO_PASSWORD is not set');
  }),
);
