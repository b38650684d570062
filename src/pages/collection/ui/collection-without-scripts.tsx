import type { Card } from '@domain/card';
import { cardPath } from '@domain/page';
import { DOLLARS } from '@domain/pricing';
import { MarketPrices, printingLabel } from '@/entities/card';
import { WithoutScripts } from '@/shared/ui/without-scripts';
import type { Counts } from '../model/counted-card';

/** A collection's cards with counts, prices and links, for browsers that run no script. */
export const CollectionWithoutScripts = (props: { cards: readonly Card[]; counts: Counts }) => (
  <WithoutScripts label="Cards in this collection" renderItems={() => itemsOf(props)} />
);

const itemsOf = ({ cards, counts }: { cards: readonly Card[]; counts: Counts }) =>
  cards.flatMap((card) =>
    card.cardVariants
      .filter(({ id }) => (counts[id]?.inventory ?? 0) > 0)
      .map((printing) => (
        <li key={printing.id}>
          <span>{`${counts[printing.id]?.inventory ?? 0} ×`}</span>{' '}
          <a href={cardPath(card.id)}>{printingLabel(card, printing)}</a>{' '}
          <MarketPrices printings={[printing]} mode="compact" money={DOLLARS} />
        </li>
      )),
  );
