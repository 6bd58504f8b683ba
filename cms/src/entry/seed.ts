import { command } from './command.ts';
import { oneAtATime } from './lock.ts';

/** Fills an empty cms. In production demo accounts are made, and sample stories published, only when DEMO_PASSWORD is set. */
await command((payload) =>
  oneAtATime(payload, async () => {
    const [{ config }, { seed }] = await Promise.all([import('../config.ts'), import('../seed/seed.ts')]);
    const started = performance.now();
    const made = await seed(payload, config);
    payload.logger.info({ made, milliseconds: Math.round(performance.now() - started) }, 'Seeded');
    if (!config.demoPassword)
      payload.logger.info('No demo accounts, sample stories are drafts: DEMO_PASSWORD is not set');
  }),
);
