import type { UnknownAction } from '@reduxjs/toolkit';

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** Roughly how much an action holds: 1, and one for each entry of a list in its payload. Never walks deeper. */
export function weightOf({ payload }: UnknownAction & { payload?: unknown }): number {
  if (typeof payload !== 'object' || payload === null) return 1;
  let weight = 1 + lengthOf(payload);
  if (!Array.isArray(payload)) for (const part of Object.values(payload)) weight += lengthOf(part);
  return weight;
}
