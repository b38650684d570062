import { ARCHIDEKT } from './archidekt';
import { COLLECTR } from './collectr';
import { DECKBOX } from './deckbox';
import { DECKED_BUILDER } from './decked-builder';
import { DELVER_LENS } from './delver-lens';
import { DRAGON_SHIELD } from './dragon-shield';
import { DREAMBORN } from './dreamborn';
import { HOLODECK } from './holodeck';
import { MANABOX } from './manabox';
import { MOXFIELD } from './moxfield';
import { OWN_CSV } from './own-csv';
import { SWUDB } from './swudb';
import { TCGPLAYER } from './tcgplayer';
import { TCGPLAYER_SELLER } from './tcgplayer-seller';

export type { CardProgram } from './card-program';

/** The programs whose CSV is known by its columns; the first one whose columns are all there wins. */
export const CARD_PROGRAMS = {
  OWN_CSV,
  SWUDB,
  HOLODECK,
  MOXFIELD,
  ARCHIDEKT,
  MANABOX,
  DRAGON_SHIELD,
  DELVER_LENS,
  COLLECTR,
  TCGPLAYER,
  TCGPLAYER_SELLER,
  DECKBOX,
  DREAMBORN,
  DECKED_BUILDER,
};
export type CardProgramName = keyof typeof CARD_PROGRAMS;
