import type { ReactNode } from 'react';
import {
  VARIANT_TYPE_NAMES,
  type Card,
  type VariantGroup,
  CARD_TYPE_NAMES,
  RARITY_NAMES,
} from '@domain/card';
import { CardFaces, MarketPrices } from '@/entities/card';
import { PriceHistory } from '@/entities/price-history';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Tabs } from '@/shared/ui/tabs';
import { selectCardDetail, tabChosen, faceFlipped } from '../model/card-detail-slice';
import styles from './card-detail-modal.module.css';

interface CardPrintingsProps {
  card: Card;
  groups: readonly [VariantGroup, ...VariantGroup[]];
  renderMore: RenderGroup | undefined;
}

/** A card's groups of printings, under tabs where there is more than one (rules/cards#dialog). */
export function CardPrintings({ card, groups, renderMore }: CardPrintingsProps) {
  const dispatch = useAppDispatch();
  const { tab } = useAppSelector(selectCardDetail);
  const hasTab = ({ variants }: VariantGroup) =>
    variants.some(({ variantType }) => variantType === tab);
  const active = groups.find(hasTab) ?? groups[0];
  const panel = (
    <PrintingGroup key={active.variantType} card={card} group={active} renderMore={renderMore} />
  );
  if (groups.length === 1) return panel;
  return (
    <Tabs
      label="Printings"
      tabs={groups.map(({ variantType }) => ({
        key: variantType,
        label: VARIANT_TYPE_NAMES[variantType],
      }))}
      active={active.variantType}
      onSelect={(variantType) => dispatch(tabChosen(variantType))}
    >
      {panel}
    </Tabs>
  );
}

/** What a page shows of a group of a card's printings. */
export type RenderGroup = (shown: { card: Card; group: VariantGroup }) => ReactNode;

interface PrintingGroupProps {
  card: Card;
  group: VariantGroup;
  renderMore: RenderGroup | undefined;
}

/** The picture of a group's first printing beside or over the group's prices, as the picture's shape asks for. */
function PrintingGroup({ card, group, renderMore }: PrintingGroupProps) {
  const dispatch = useAppDispatch();
  const { face } = useAppSelector(selectCardDetail);
  const [{ images, variantType }] = group.variants;
  const front = images.front ?? card.images.front;
  const back = images.back ?? card.images.back;
  const shape = front?.orientation === 'LANDSCAPE' ? styles.landscape : styles.portrait;
  return (
    <div className={`${styles.layout} ${shape}`}>
      <CardFaces
        card={card}
        images={{ front, back }}
        variantType={variantType}
        face={back ? face : 'front'}
      />
      <div className={styles.facts}>
        {card.subtitle && <p className={styles.subtitle}>{card.subtitle}</p>}
        <p className={styles.kind}>
          {RARITY_NAMES[card.rarity]} {CARD_TYPE_NAMES[card.cardType]}
        </p>
        <MarketPrices variants={group.variants} mode="full" />
        {renderMore?.({ card, group })}
        {back && (
          <Button icon="flip" onClick={() => dispatch(faceFlipped())}>
            {face === 'front' ? 'Show Back' : 'Show Front'}
          </Button>
        )}
      </div>
      <PriceHistory
        cardId={card.id}
        variants={group.variants}
        headingLevel={3}
        renderIn={(history) => <div className={styles.history}>{history}</div>}
      />
    </div>
  );
}
