import { clsx } from 'clsx';
import { type CSSProperties, useRef, useState, type ReactNode } from 'react';
import {
  groundColour,
  type Aspect,
  type CardImage as Image,
  type Orientation,
  type VariantType,
} from '@domain/card';
import { useSizedPicture, type ExpectedWidths } from '@/shared/lib/sized-image';
import styles from './card-image.module.css';
import { isFoil, foilClass, useFoilPointer } from './foil';

interface CardImageProps {
  name: string;
  image: Image | null;
  /** Set and number, such as `SOR 059`, beneath the name where there is no picture. */
  number?: string | null | undefined;
  /** The shape to hold open where there is no image. */
  orientation?: Orientation;
  /** Colours the background until the picture has loaded; none for a plain background. */
  aspects?: readonly Aspect[];
  /** The shown printing: a foil one shines. */
  variantType?: VariantType;
  /** Fetched at once, for a picture that is visible from the start. Others wait until they come near. */
  eager?: boolean;
  /** Whether it is a document's largest picture, which loads before the others. */
  isFirst?: boolean;
  /** How wide it will be, where it is part of a document's first screen. */
  expectedWidths?: ExpectedWidths | undefined;
  /** Its width in CSS pixels, if it is known without measuring. */
  width?: number | undefined;
  /** Makes the picture a button. */
  onClick?: (() => void) | undefined;
  /** The button's tab index, in a list where the Tab key stops at only one card. */
  tabIndex?: 0 | -1;
}

/**
 * A card's picture in a frame of fixed shape, so nothing shifts when it loads. Without an address, or where the picture
 * can't be loaded, the frame shows the card's name (rules/pictures#placeholder).
 */
export function CardImage({
  name,
  image,
  number,
  orientation = 'PORTRAIT',
  aspects,
  variantType,
  eager = false,
  isFirst = false,
  expectedWidths,
  width,
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
      isFirst={isFirst}
      expectedWidths={expectedWidths}
      width={width}
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

interface CardPictureProps {
  name: string;
  url: string;
  eager: boolean;
  isFirst: boolean;
  expectedWidths: ExpectedWidths | undefined;
  width: number | undefined;
  foil: boolean;
  /** Takes the place of a picture that can't be loaded. */
  placeholder: ReactNode;
}

/**
 * A picture that covers its background once loaded. A failed one isn't requested again, so a dead host isn't flooded
 * with retries.
 */
function CardPicture({
  name,
  url,
  eager,
  isFirst,
  expectedWidths,
  width,
  foil,
  placeholder,
}: CardPictureProps) {
  const container = useRef<HTMLSpanElement>(null);
  const source = useSizedPicture({ url, container, expectedWidths, width, isFirst });
  const [state, setState] = useState<'awaited' | 'arrived' | 'failed'>('awaited');
  const arrived = state === 'arrived';
  const fades = !eager;
  useFoilPointer(container, foil && arrived);
  if (state === 'failed') return placeholder;
  return (
    <>
      <span className={styles.ground} data-covered={arrived} data-fades={fades} />
      <span
        ref={container}
        className={clsx(styles.picture, foil && arrived && foilClass)}
        data-foil={foil}
      >
        {source && (
          <img
            ref={(image) => {
              // A cached picture needn't fade in, and a picture of the document may have loaded or failed already.
              if (image?.complete && image.currentSrc !== '') {
                const outcome = image.naturalWidth > 0 ? 'arrived' : 'failed';
                setState(outcome);
              }
            }}
            loading={eager ? 'eager' : 'lazy'}
            {...source}
            alt={name}
            decoding="async"
            data-arrived={arrived}
            data-fades={fades}
            onLoad={() => setState('arrived')}
            onError={() => setState('failed')}
          />
        )}
      </span>
    </>
  );
}

interface CardPlaceholderProps {
  name: string;
  number: string | null | undefined;
}

/** Shown in place of a picture: the card's name, and its set and number if known (rules/pictures#placeholder). */
const CardPlaceholder = ({ name, number }: CardPlaceholderProps) => (
  <span role="img" aria-label={name} className={styles.placeholder}>
    <span translate="no">{name}</span>
    {number && (
      <span className={styles.number} translate="no">
        {number}
      </span>
    )}
  </span>
);
