import type { Light } from '../../brush';
import type { Random } from '../../../random';

/** One layer of the land: as wide as the picture, filled from its upper edge to the bottom. */
export interface Layer {
  width: number;
  height: number;
  /** About where its upper edge runs. */
  top: number;
  /** 0 at the horizon, 1 before one's feet: near things are larger. */
  nearness: number;
  tone: Light;
  random: Random;
  id(name: string): string;
}

export type Terrain = (layer: Layer) => string;

/** How tall things stand on the layer. */
export const tallness = ({ height, nearness }: Layer): number => height * (0.09 + 0.13 * nearness);
