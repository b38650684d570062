import { useRef, useState } from 'react';
import { groundColour } from '@domain/card';
import type { Aspect, CardImage as Image, Orientation } from '@domain/card';
import { sizedImageUrl, useMeasuredWidth } from '@/shared/lib/sized-image';
import styles from './card-image.module.css';

interface CardImageProps {
  name: string;
  image: Image | null;
  /** The shape to hold open where there is no image. */
  orientation?: Orientation;
  /** Colours the ground that shows until the picture has come; none for a plain ground. */
  aspects?: readonly Aspect[];
  /** Fetched at once, for a picture in sight from the start; any other waits until it comes near. */
  eager?: boolean;
  /** Makes the picture a button. */
  onClick?: (() => void) | undefined;
}

/**
 * A card's picture in a frame whose shape is fixed beforehand, so that nothing shifts when it arrives. Without
 * an address, or where the picture can't be loaded, the frame shows the card's name (spec 2).
 */
export function CardImage({
  name,
  image,
  orientation = 'PORTRAIT',
  aspects,
  eager = false,
  onClick,
}: CardImageProps) {
  const shape = (image?.orientation ?? orientation).toLowerCase();
  const content = image?.url ? (
    <Picture key={image.url} name={name} url={image.url} eager={eager} />
  ) : (
    <Placeholder name={name} />
  );
  const className = `${styles.frame} ${styles[shape]}`;
  const style = aspects && { backgroundColor: groundColour(aspects), color: '#fff' };
  return onClick ? (
    <button
      type="button"
      className={`${className} ${styles.button}`}
      style={style}
      onClick={onClick}
    >
      {content}
    </button>
  ) : (
    <div className={className} style={style}>
      {content}
    </div>
  );
}

const Placeholder = ({ name }: { name: string }) => (
  <span role="img" aria-label={name} className={styles.placeholder}>
    {name}
  </span>
);

interface PictureProps {
  name: string;
  url: string;
  eager: boolean;
}

/** One address's picture; a failed one is not asked for again, so that a dead host meets no storm of retries. */
function Picture({ name, url, eager }: PictureProps) {
  const container = useRef<HTMLSpanElement>(null);
  const width = useMeasuredWidth(container);
  const [failed, setFailed] = useState(false);
  const [arrived, setArrived] = useState(false);
  if (failed) return <Placeholder name={name} />;
  return (
    <span ref={container} className={styles.picture}>
      {width > 0 && (
        <img
          src={sizedImageUrl(url, width)}
          alt={name}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          data-arrived={arrived}
          onLoad={() => setArrived(true)}
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
