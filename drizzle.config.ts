import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/tables',
  out: './server/db/migrations',
  casing: 'snake_case',
});
