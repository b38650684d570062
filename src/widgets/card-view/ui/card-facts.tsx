import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  ARENA_NAMES,
  CARD_TYPE_NAMES,
  iconTokensInWords,
  RARITY_NAMES,
  setAndNumber,
  type Card,
  type Printing,
} from '@domain/card';
import type { CardSet } from '@domain/card-set';
import { cardSetPath } from '@domain/page';
import { AspectIcons, useAspectPictures } from '@/entities/aspect';
import styles from './card-facts.module.css';

interface CardFactsProps {
  card: Card;
  /** The shown printing. */
  printing: Printing | undefined;
  /** Undefined until the sets are known. */
  cardSet: CardSet | undefined;
}

/** The card's fields as terms and descriptions, without empty ones (rules/cards#card-page). */
export function CardFacts({ card, printing, cardSet }: CardFactsProps) {
  const pictures = useAspectPictures();
  return (
    <dl className={styles.facts} style={pictures.style}>
      <Fact term="Number">
        <span translate="no">{setAndNumber(card, printing, cardSet?.code)}</span>
      </Fact>
      <Fact term="Set" wide>
        {cardSet && <Link to={cardSetPath(cardSet.code)}>{cardSet.name}</Link>}
      </Fact>
      <Fact term="Rarity">{RARITY_NAMES[card.rarity]}</Fact>
      <Fact term="Type">{CARD_TYPE_NAMES[card.cardType]}</Fact>
      <Fact term="Cost">{card.cost}</Fact>
      <Fact term="Power">{card.power ?? added(card.upgradePower)}</Fact>
      <Fact term="HP">{card.hp ?? added(card.upgradeHp)}</Fact>
      <Fact term="Arena">{card.arena && ARENA_NAMES[card.arena]}</Fact>
      <Fact term="Aspects">
        {card.aspects.length > 0 && <AspectIcons aspects={card.aspects} pictures={pictures} />}
      </Fact>
      <Fact term="Unique">{card.unique ? 'Yes' : 'No'}</Fact>
      <Fact term="Traits" wide>
        {card.traits.join(', ')}
      </Fact>
      <Fact term="Artist" wide>
        {printing?.artist ?? null}
      </Fact>
      <RulesText term="Card text" text={card.frontText} />
      <RulesText term="Card text, back" text={card.backText} />
    </dl>
  );
}

/** An upgrade's bonus, with its sign. */
const added = (number: number | null) =>
  number === null ? null : `${number < 0 ? '−' : '+'}${Math.abs(number)}`;

interface FactProps {
  term: string;
  /** Spans two columns. */
  wide?: boolean;
  children: ReactNode;
}

const Fact = ({ term, wide = false, children }: FactProps) =>
  children === null || children === undefined || children === '' || children === false ? null : (
    <div className={wide ? styles.wide : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );

const RulesText = ({ term, text }: { term: string; text: string | null }) =>
  text === null ? null : (
    <div className={styles.text}>
      <dt>{term}</dt>
      <dd>{iconTokensInWords(text)}</dd>
    </div>
  );
