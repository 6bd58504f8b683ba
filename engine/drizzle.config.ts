import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/schema.ts', './src/domains/*/schema.ts'],
  out: './migrations',
  schemaFilter: ['engine'],
  migrations: { schema: 'engine_meta' },
});
