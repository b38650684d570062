import { timestamp } from 'drizzle-orm/pg-core';

/** A column of a moment; read as PostgreSQL's text of it, which `isoTime` turns into ISO 8601. */
export const moment = () => timestamp({ withTimezone: true, mode: 'string' });

/** A column of a moment that is set by itself when a row is added. */
export const momentOfRow = () => moment().notNull().defaultNow();
