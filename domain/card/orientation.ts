import { parserOf } from '@domain/errors';

export const ORIENTATIONS = ['LANDSCAPE', 'PORTRAIT'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** Throws `Unknown orientation: value` for any other value. */
export const parseOrientation = parserOf('orientation', ORIENTATIONS);
