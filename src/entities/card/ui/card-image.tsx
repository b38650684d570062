import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { groundColour } from '@domain/card';
import type { Aspect, CardImage as Image, Orientation, VariantType } from '@domain/card';
import styles from './card-image.module.css';
import { CardPicture } from './card-picture';
import { CardPlaceholder } from './card-placeholder';
import { isFoil } from './foil';

interface CardImageProps {
  name: string;
  image: Image | null;
  /** Set and number, such as `SOR_059`, beneath the name where there is no picture. */
  number?: string | null | undefined;
  /** The shape to hold open where there is no image. */
  orientation?: Orientation;
  /** Colours the ground that shows until the picture has come; none for a plain ground. */
  aspects?: readonly Aspect[];
  /** The printing that is shown: a foil one shines. */
  variantType?: VariantType;
  /** Fetched at once, for a picture in sight from the start; any other waits until it comes near. */
  eager?: boolean;
  /** Makes the picture a button. */
  onClick?: (() => void) | undefined;
  /** Of that button, in a list of which the Tab key stops at one card only. */
  tabIndex?: 0 | -1;
}

/**
 * A card's picture in a frame whose shape is fixed beforehand, so that nothing shifts when it arrives. Without
 * an address, or where the picture can't be loaded, the frame shows the card's name (rules/pictures#placeholder).
 */
export function CardImage({
  name,
  image,
  number,
  orientation = 'PORTRAIT',
  aspects,
  variantType,
  eager = false,
  onClick,
  tabIndex,
}: CardImageProps) {
  const placeholder = <CardPlaceholder name={name} number={number} />;
  const content = image?.url ? (
    <CardPicture
      key={image.url}
      name={name}
      url={image.url}
      eager={eager}
      foil={variantType !== undefined && isFoil(variantType)}
      placeholder={placeholder}
    />
  ) : (
    placeholder
  );
  const shape = image?.orientation ?? orientation;
  const className = clsx(
    styles.frame,
    shape === 'LANDSCAPE' ? styles.landscape : styles.portrait,
    onClick && styles.button,
  );
  const style = aspects && groundOf(aspects);
  return onClick ? (
    <button type="button" tabIndex={tabIndex} className={className} style={style} onClick={onClick}>
      {content}
    </button>
  ) : (
    <div className={className} style={style}>
      {content}
    </div>
  );
}

const groundOf = (aspects: readonly Aspect[]) =>
  ({ '--card-ground': groundColour(aspects), '--card-ink': '#fff' }) as CSSProperties;
