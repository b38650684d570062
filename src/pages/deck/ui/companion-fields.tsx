import { type Deck, useDecksQuery } from '@/entities/deck';
import { Select } from '@/shared/ui/select';

interface CompanionFieldsProps {
  deck: Deck;
  /** How many. */
  count: number;
  onChange: (companions: string[]) => void;
}

/** The viewer's decks that are played together with one, and checked with it (rules/decks#formats). */
export function CompanionFields({ deck, count, onChange }: CompanionFieldsProps) {
  const { data = [] } = useDecksQuery();
  const others = data
    .map((each) => each.deck)
    .filter(({ id, format }) => id !== deck.id && format === deck.format);
  const chosen = deck.companions.filter((id) => others.some((each) => each.id === id));
  return Array.from({ length: count }, (_none, at) => (
    <Select
      key={at}
      label={`Played with (${at + 1} of ${count})`}
      hint={at === 0 ? 'Its cards are checked together with theirs.' : undefined}
      options={[
        { value: '', label: 'None' },
        ...others
          .filter(({ id }) => chosen[at] === id || !chosen.includes(id))
          .map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={chosen[at] ?? ''}
      onChange={({ target }) =>
        onChange(chosen.toSpliced(at, 1, target.value).filter((id) => id !== ''))
      }
    />
  ));
}
