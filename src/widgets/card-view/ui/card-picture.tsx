import { VARIANT_TYPE_NAMES, type Card, type Printing, type VariantGroup } from '@domain/card';
import { CardFaces, MarketPrices } from '@/entities/card';
import { useMoney } from '@/shared/lib/money';
import { GUTTER, type ExpectedWidths } from '@/shared/lib/sized-image';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Tabs } from '@/shared/ui/tabs';
import { faceFlipped, selectShownPart, tabChosen } from '../model/card-view-slice';
import { useSwipe, type Direction } from '../model/leaf-through';
import styles from './card-view.module.css';

/** As card-view.module.css has them. */
const PORTRAIT_WIDTHS: ExpectedWidths = [[0, `min(20rem, 100vw - 2 * ${GUTTER})`]];
const LANDSCAPE_WIDTHS: ExpectedWidths = [[0, `min(24rem, 100vw - 2 * ${GUTTER})`]];

interface CardPictureProps {
  card: Card;
  groups: readonly VariantGroup[];
  /** The shown group; undefined if the card has no printings. */
  group: VariantGroup | undefined;
  /** The printing that is shown. */
  printing: Printing | undefined;
  onLeaf: (direction: Direction) => void;
}

/**
 * A printing's picture with the market prices of its group, under tabs where the card has more than one group
 * (rules/cards#dialog). A swipe leafs through the list.
 */
export function CardPicture({ groups, ...shown }: CardPictureProps) {
  const dispatch = useAppDispatch();
  const { card, group } = shown;
  const picture = <Picture {...shown} />;
  if (!group || groups.length === 1) return picture;
  return (
    <Tabs
      label="Printings"
      tabs={groups.map(({ variantType }) => ({
        key: variantType,
        label: VARIANT_TYPE_NAMES[variantType],
      }))}
      active={group.variantType}
      onSelect={(variantType) => dispatch(tabChosen({ cardId: card.id, variantType }))}
    >
      {picture}
    </Tabs>
  );
}

function Picture({ card, group, printing, onLeaf }: Omit<CardPictureProps, 'groups'>) {
  const dispatch = useAppDispatch();
  const { face } = useAppSelector((state) => selectShownPart(state, card.id));
  const front = printing?.images.front ?? card.images.front;
  const back = printing?.images.back ?? card.images.back;
  const swipe = useSwipe(onLeaf);
  const money = useMoney();
  return (
    <div className={styles.pictureGroup}>
      <div className={styles.faces} {...swipe}>
        <CardFaces
          key={card.id}
          card={card}
          images={{ front, back }}
          variantType={printing?.variantType}
          face={back ? face : 'front'}
          expectedWidths={front?.orientation === 'LANDSCAPE' ? LANDSCAPE_WIDTHS : PORTRAIT_WIDTHS}
        />
      </div>
      {group && <MarketPrices printings={group.printings} mode="full" money={money} />}
      {back && (
        <Button icon="flip" onClick={() => dispatch(faceFlipped(card.id))}>
          {face === 'front' ? 'Show Back' : 'Show Front'}
        </Button>
      )}
    </div>
  );
}
