import { groupPrintings, type Card } from '@domain/card';
import { cardPath } from '@domain/page';
import { DOLLARS } from '@domain/pricing';
import { MarketPrices } from '@/entities/card';
import { WithoutScripts } from '@/shared/ui/without-scripts';

/** A set's cards with prices and links, for browsers that run no script. */
export const CardsWithoutScripts = ({ cards }: { cards: readonly Card[] }) =>
  cards.length === 0 ? null : (
    <WithoutScripts
      label="More cards"
      renderItems={() =>
        cards.map((card) => (
          <li key={card.id}>
            <a href={cardPath(card.id)}>{card.name}</a>{' '}
            <MarketPrices
              printings={groupPrintings(card.cardVariants)[0]?.printings ?? []}
              mode="compact"
              money={DOLLARS}
            />
          </li>
        ))
      }
    />
  );
