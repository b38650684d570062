import { VARIANT_TYPES } from '@domain/card';
import { z } from '@/shared/lib/schema';
import { rememberedText } from '@/shared/lib/browser/storage';
import type { FoundPlace } from './found-line';

const MOST = 6;
const stored = rememberedText('recently-found');

const places = z.array(
  z.object({
    to: z.string().check(z.startsWith('/')),
    label: z.string(),
    detail: z.string(),
    printing: z.optional(z.object({ cardId: z.string(), variantType: z.enum(VARIANT_TYPES) })),
  }),
);

/** The places that were found last in this browser, the newest first. What can't be read is forgotten. */
export function recentPlaces(): FoundPlace[] {
  try {
    const read = z.safeParse(places, JSON.parse(stored.get() ?? '[]'));
    return read.success ? (read.data as FoundPlace[]).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberPlace({ to, label, detail, printing }: FoundPlace): void {
  const place = { to, label, detail, ...(printing && { printing }) };
  const others = recentPlaces().filter(
    (other) => other.to !== to || other.printing?.variantType !== printing?.variantType,
  );
  stored.set(JSON.stringify([place, ...others].slice(0, MOST)));
}
