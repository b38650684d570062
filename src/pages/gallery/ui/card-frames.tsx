import { ORIENTATIONS, VARIANT_ORDER, VARIANT_TYPE_NAMES } from '@domain/card';
import type { Card, CardImage as Image, Orientation, VariantType } from '@domain/card';
import { CardImage, useCardsOfSet } from '@/entities/card';
import styles from './gallery.module.css';
import { State, States } from './state';

/** The set of the demo whose cards have every kind of printing. */
const SET_CODE = 'JTL';
const UNREACHABLE = '/images/cards/0000000000000000';

/** A printing of each kind in both shapes, and a card without a picture, or with one that can't be loaded. */
export function CardFrames() {
  const { cards } = useCardsOfSet(SET_CODE);
  return (
    <>
      {ORIENTATIONS.map((orientation) => (
        <States key={orientation}>
          {VARIANT_ORDER.map((variantType) => (
            <Frame
              key={variantType}
              state={`${VARIANT_TYPE_NAMES[variantType]}, ${orientation.toLowerCase()}`}
              orientation={orientation}
              shown={printingOf(cards ?? [], variantType, orientation)}
              variantType={variantType}
            />
          ))}
          <Frame state={`no picture, ${orientation.toLowerCase()}`} orientation={orientation} />
          <Frame
            state={`unreachable, ${orientation.toLowerCase()}`}
            orientation={orientation}
            shown={{
              name: 'Lantern Scout',
              image: { id: 'none', url: UNREACHABLE, orientation },
            }}
          />
        </States>
      ))}
    </>
  );
}

interface FrameProps {
  state: string;
  orientation: Orientation;
  shown?: { name: string; image: Image; card?: Card } | undefined;
  variantType?: VariantType;
}

const Frame = ({ state, orientation, shown, variantType }: FrameProps) => (
  <State name={state}>
    <div className={orientation === 'LANDSCAPE' ? styles.landscape : styles.portrait}>
      <CardImage
        name={shown?.name ?? 'Lantern Scout'}
        image={shown?.image ?? null}
        number="JTL 059"
        orientation={orientation}
        aspects={shown?.card?.aspects ?? ['COMMAND', 'HEROISM']}
        {...(variantType && { variantType })}
      />
    </div>
  </State>
);

function printingOf(cards: readonly Card[], variantType: VariantType, orientation: Orientation) {
  for (const card of cards) {
    const printing = card.cardVariants.find((each) => each.variantType === variantType);
    const image = printing?.images.front;
    if (image?.orientation === orientation) return { name: card.name, image, card };
  }
  return undefined;
}
