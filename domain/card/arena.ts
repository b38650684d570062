import { parserOf } from '@domain/errors';

export const ARENAS = ['GROUND', 'SPACE'] as const;
export type Arena = (typeof ARENAS)[number];

/** Throws `Unknown arena: value` for any other value. */
export const parseArena = parserOf('arena', ARENAS);

/** Names as shown to a person. */
export const ARENA_NAMES: Record<Arena, string> = { GROUND: 'Ground', SPACE: 'Space' };
