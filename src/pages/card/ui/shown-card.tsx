import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import {
  groupVariants,
  type Card,
  ARENA_NAMES,
  CARD_TYPE_NAMES,
  iconTokensInWords,
  RARITY_NAMES,
} from '@domain/card';
import { AspectIcons, useAspectIconUrls } from '@/entities/aspect';
import { CardFaces } from '@/entities/card';
import { PriceHistory } from '@/entities/price-history';
import { GUTTER, type ExpectedWidths } from '@/shared/lib/sized-image';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import styles from './card-page.module.css';
import { CardPrintings } from './card-printings';

/** As card-page.module.css has them. */
const PORTRAIT_WIDTHS: ExpectedWidths = [[0, `min(24rem, 100vw - 2 * ${GUTTER})`]];
const LANDSCAPE_WIDTHS: ExpectedWidths = [[0, `min(34rem, 100vw - 2 * ${GUTTER})`]];

/** The card's picture beside its facts, over all its printings, each of which can be looked at. */
export function ShownCard({ card }: { card: Card }) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [face, setFace] = useState<'front' | 'back'>('front');
  const picture = useRef<HTMLDivElement>(null);
  const chosen = card.cardVariants.find(({ id }) => id === chosenId);
  const front = chosen?.images.front ?? card.images.front;
  const back = chosen?.images.back ?? card.images.back;
  const groups = groupVariants(card.cardVariants);
  const group =
    groups.find(({ variants }) => variants.some(({ id }) => id === chosenId)) ?? groups[0];
  const choose = (variantId: string) => {
    setChosenId(variantId === chosenId ? null : variantId);
    setFace('front');
    // On a phone the picture is above the printings, out of sight.
    picture.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={clsx(styles.layout, front?.orientation === 'LANDSCAPE' && styles.wide)}>
      <div ref={picture} className={styles.picture}>
        <CardFaces
          card={card}
          images={{ front, back }}
          variantType={chosen?.variantType}
          face={back ? face : 'front'}
          expectedWidths={front?.orientation === 'LANDSCAPE' ? LANDSCAPE_WIDTHS : PORTRAIT_WIDTHS}
        />
        {back && (
          <Button icon="flip" onClick={() => setFace(face === 'front' ? 'back' : 'front')}>
            {face === 'front' ? 'Show Back' : 'Show Front'}
          </Button>
        )}
      </div>
      <CardFacts card={card} />
      {card.cardVariants.length > 0 && (
        <div className={styles.printings}>
          <CardPrintings card={card} chosenId={chosenId} onChoose={choose} />
        </div>
      )}
      {group && (
        <PriceHistory
          cardId={card.id}
          variants={group.variants}
          headingLevel={2}
          renderIn={(history) => <Panel className={styles.history}>{history}</Panel>}
        />
      )}
    </div>
  );
}

/** The card's fields as terms and descriptions; those that a card doesn't have are left out (rules/cards#card-page). */
function CardFacts({ card }: { card: Card }) {
  const aspectIcons = useAspectIconUrls();
  const text = [card.frontText, card.backText].filter((side) => side !== null);
  return (
    <Panel>
      <dl className={styles.facts}>
        <Fact term="Type">{CARD_TYPE_NAMES[card.cardType]}</Fact>
        <Fact term="Rarity">{RARITY_NAMES[card.rarity]}</Fact>
        <Fact term="Cost">{card.cost}</Fact>
        <Fact term="Power">{card.power}</Fact>
        <Fact term="HP">{card.hp}</Fact>
        <Fact term="Arena">{card.arena && ARENA_NAMES[card.arena]}</Fact>
        <Fact term="Aspects">
          {card.aspects.length > 0 && <AspectIcons aspects={card.aspects} urls={aspectIcons} />}
        </Fact>
        <Fact term="Traits">{card.traits.join(', ')}</Fact>
        <Fact term="Unique">{card.unique ? 'Yes' : 'No'}</Fact>
        <Fact term="Card text" wide>
          {text.length > 0 && (
            <span className={styles.text}>{iconTokensInWords(text.join('\n\n'))}</span>
          )}
        </Fact>
      </dl>
    </Panel>
  );
}

interface FactProps {
  term: string;
  wide?: boolean;
  children: ReactNode;
}

const Fact = ({ term, wide = false, children }: FactProps) =>
  children === null || children === '' || children === false ? null : (
    <div className={wide ? styles.wideFact : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
