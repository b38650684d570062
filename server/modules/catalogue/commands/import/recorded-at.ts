import { z } from 'zod';

/** A day, or a time with its offset from UTC; without an offset it would depend on the machine. */
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

type ReadRecordedAt = { ok: true; recordedAt: Date } | { ok: false; why: 'NO_DATE' | 'FUTURE' };

/** Reads when prices were stated, as a person typed it (rules/catalogue#prices-in-files). */
export function readRecordedAt(text: string, now: Date): ReadRecordedAt {
  if (!moment.safeParse(text).success) return { ok: false, why: 'NO_DATE' };
  const recordedAt = new Date(text);
  return recordedAt > now ? { ok: false, why: 'FUTURE' } : { ok: true, recordedAt };
}
