import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/schema.ts', './src/domains/*/schema*.ts'],
  // The drift test lets it write into a copy.
  out: process.env['MIGRATIONS_OUT'] ?? './migrations',
  schemaFilter: ['engine'],
  migrations: { schema: 'engine_meta' },
});
