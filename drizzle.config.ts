import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/platform/db/tables',
  out: './server/platform/db/migrations',
  casing: 'snake_case',
});
