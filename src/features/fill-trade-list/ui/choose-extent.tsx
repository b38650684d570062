import { costOfCopies } from '@domain/pricing';
import { countedCopies } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { ChoiceGroup } from '@/shared/ui/choice-group';
import { useOwnList } from '../model/own-list';
import type { Extent, Quantities, Raise } from '../model/raises';

interface ChooseExtentProps {
  raisesFor: (extent: Extent, listed: Quantities) => readonly Raise[];
  value: Extent;
  onChange: (extent: Extent) => void;
}

const LABELS: Record<Extent, string> = { playsets: 'Playsets', each: 'One of each' };

/** Whether the want list gets all missing copies or one of each card that is lacking, with what either costs. */
export function ChooseExtent({ raisesFor, value, onChange }: ChooseExtentProps) {
  const { quantities } = useOwnList('WANT_LIST');
  const money = useMoney();
  const totalOf = (extent: Extent): string => {
    // The line reserves its space while the list loads.
    if (!quantities) return '\u00a0';
    const { copies, cents } = costOfCopies(
      raisesFor(extent, quantities).map(({ printing, from, to }) => ({
        printing,
        copies: to - from,
      })),
    );
    return `${countedCopies(copies)}, ${money.sum(cents)} at market prices`;
  };
  return (
    <ChoiceGroup
      label="How many do you want?"
      options={(['each', 'playsets'] as const).map((extent) => ({
        value: extent,
        label: LABELS[extent],
        description: totalOf(extent),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
