import type { Random } from '../../random';
import type { Draw } from '../brush';

/** Who or what a picture shows, and how it is placed. */
export interface Subject {
  draw: Draw;
  where: 'space' | 'ground';
  /** Stands on the ground, hangs in the air, or flies. */
  manner: 'stands' | 'hangs' | 'flies';
  /** Its size in units of the card, for a person's 200 or a ship's 200. */
  size: number;
  /** How many of its kind are there. */
  count: number;
  /** Its own chance, so that a leader looks alike on both faces. */
  random: Random;
}

export type Choice = Omit<Subject, 'random'>;
