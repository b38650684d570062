import type { VariantType } from '@domain/card';
import type { Random } from '../catalogue';
import type { DemoPrinting, SetPool, Slot } from './printing';

interface Kind {
  slot: Slot;
  variantType: VariantType;
  weight: number;
}

const kind = (weight: number, slot: Slot, variantType: VariantType): Kind => ({
  slot,
  variantType,
  weight,
});

/** Printings that players look for singly, since they are rare in packs. */
const WANTED_KINDS: readonly Kind[] = [
  kind(20, 'RARE', 'STANDARD'),
  kind(18, 'LEGENDARY', 'STANDARD'),
  kind(8, 'SPECIAL', 'STANDARD'),
  kind(8, 'RARE', 'HYPERSPACE'),
  kind(7, 'LEGENDARY', 'HYPERSPACE'),
  kind(4, 'LEADER', 'HYPERSPACE'),
  kind(6, 'RARE', 'FOIL'),
  kind(6, 'LEGENDARY', 'FOIL'),
  kind(4, 'LEGENDARY', 'HYPERSPACE_FOIL'),
  kind(4, 'LEADER', 'SHOWCASE'),
  kind(3, 'RARE', 'PRESTIGE'),
  kind(2, 'LEGENDARY', 'PRESTIGE_FOIL'),
  kind(1, 'LEGENDARY', 'PRESTIGE_SERIALIZED'),
];
const WEIGHTS = WANTED_KINDS.map(({ weight }) => weight);

/** A few wanted printings of some sets, without duplicates; fewer than requested if the sets have too few. */
export function soughtPrintings(
  pools: readonly SetPool[],
  count: number,
  random: Random,
): DemoPrinting[] {
  const chosen = new Map<string, DemoPrinting>();
  for (let draws = 0; chosen.size < count && draws < count * 20; draws += 1) {
    const { slot, variantType } = WANTED_KINDS[random.weighted(WEIGHTS)] as Kind;
    const printings = random.pick(pools).of(slot, variantType);
    if (printings.length === 0) continue;
    const printing = random.pick(printings);
    chosen.set(printing.id, printing);
  }
  return [...chosen.values()];
}
