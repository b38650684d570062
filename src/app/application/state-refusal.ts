import type { Capsule } from '@domain/capsule';
import { rootReducer } from '../store';

/** How deep the state's shape is compared. Anything deeper is data. */
const DEPTH = 2;

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** The first part of a state that is missing or has another type than the program's own; null matches anything. */
function misfit(own: unknown, given: unknown, path: string[] = []): string | null {
  if (own === null || own === undefined || (given === null && path.length > 1)) return null;
  if (given === null || kindOf(own) !== kindOf(given)) return path.join('.');
  if (typeof own !== 'object' || Array.isArray(own) || path.length >= DEPTH) return null;
  for (const [key, part] of Object.entries(own)) {
    const found = misfit(part, (given as Record<string, unknown>)[key], [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/** Why this program can't show a capsule's state, as a sentence; null if it can. */
export function stateRefusal({ finalState, program }: Capsule): string | null {
  const part = misfit(rootReducer(undefined, { type: 'shape' }), finalState);
  return part === null
    ? null
    : `This program can’t show a state that version ${program} recorded: ${part} has another shape.`;
}
