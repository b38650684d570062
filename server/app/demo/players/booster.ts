import type { VariantType } from '@domain/card';
import type { Random } from '../catalogue';
import type { DemoPrinting, SetPool, Slot } from './printing';

const PACKS_A_BOX = 24;

/** A pack's fixed contents; the other slots are random. */
const COMMONS = 8;
const UNCOMMONS = 3;
/** How often a better printing replaces a plain one. */
const LEGENDARY = 1 / 7;
const HYPERSPACE = 0.6;
const HYPERSPACE_LEADER = 1 / 6;
const SHOWCASE_LEADER = 1 / 70;
const HYPERSPACE_FOIL = 1 / 14;
const FOIL_SLOTS: readonly Slot[] = ['COMMON', 'UNCOMMON', 'RARE', 'LEGENDARY'];
const FOIL_WEIGHTS = [70, 21, 8, 1];

/** Copies by the printing's id. */
export type Found = Map<string, number>;

/** Opens packs of a set. @returns what was in them */
export function openPacks(pool: SetPool, random: Random, packs = PACKS_A_BOX): Found {
  const found: Found = new Map();
  for (let pack = 0; pack < packs; pack += 1) {
    for (const printing of packOf(pool, random)) {
      found.set(printing.id, (found.get(printing.id) ?? 0) + 1);
    }
  }
  return found;
}

function packOf(pool: SetPool, random: Random): DemoPrinting[] {
  const draw = (slot: Slot, variantType: VariantType): DemoPrinting[] => {
    const printings = pool.of(slot, variantType);
    return printings.length === 0 ? [] : [random.pick(printings)];
  };
  const many = (count: number, slot: Slot) =>
    Array.from({ length: count }, () => draw(slot, 'STANDARD')).flat();
  return [
    ...draw('LEADER', leaderType(random)),
    ...draw('BASE', 'STANDARD'),
    ...many(COMMONS, 'COMMON'),
    ...draw('COMMON', random.chance(HYPERSPACE) ? 'HYPERSPACE' : 'STANDARD'),
    ...many(UNCOMMONS, 'UNCOMMON'),
    ...draw(random.chance(LEGENDARY) ? 'LEGENDARY' : 'RARE', 'STANDARD'),
    ...draw(
      FOIL_SLOTS[random.weighted(FOIL_WEIGHTS)] ?? 'COMMON',
      random.chance(HYPERSPACE_FOIL) ? 'HYPERSPACE_FOIL' : 'FOIL',
    ),
  ];
}

function leaderType(random: Random): VariantType {
  if (random.chance(SHOWCASE_LEADER)) return 'SHOWCASE';
  return random.chance(HYPERSPACE_LEADER) ? 'HYPERSPACE' : 'STANDARD';
}
