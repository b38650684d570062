import type { ReactNode } from 'react';
import {
  ARENA_NAMES,
  CARD_TYPE_NAMES,
  iconTokensInWords,
  RARITY_NAMES,
  type Card,
} from '@domain/card';
import { AspectIcons, useAspectIconUrls } from '@/entities/aspect';
import { Panel } from '@/shared/ui/panel';
import styles from './card-page.module.css';

/** The card's fields as terms and descriptions; those that a card doesn't have are left out (rules/cards#card-page). */
export function CardFacts({ card }: { card: Card }) {
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
