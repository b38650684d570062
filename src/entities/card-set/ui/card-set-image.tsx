import { useRef, useState } from 'react';
import type { CardSet } from '@domain/card-set';
import { classNames } from '@/shared/lib/class-names';
import { sizedImageUrl, useMeasuredWidth } from '@/shared/lib/sized-image';
import styles from './card-set-image.module.css';

const DEFAULT_IMAGE = '/images/card_sets/default.jpg';

interface CardSetImageProps {
  cardSet: CardSet;
  className?: string | undefined;
}

/**
 * A set's picture, which fills its place. Decoration: the set's name is beside it. A picture that can't be
 * loaded gives way to the default one, and that one, if it fails as well, to the empty place.
 */
export function CardSetImage({ cardSet, className }: CardSetImageProps) {
  const container = useRef<HTMLDivElement>(null);
  const width = useMeasuredWidth(container);
  const [failures, setFailures] = useState(0);
  return (
    <div ref={container} className={classNames(styles.place, className)}>
      {width > 0 && failures < 2 && (
        <img
          key={failures}
          src={
            failures > 0
              ? DEFAULT_IMAGE
              : sizedImageUrl(cardSet.imageUrl ?? DEFAULT_IMAGE, width, 2)
          }
          alt=""
          decoding="async"
          onError={() => setFailures(failures + 1)}
        />
      )}
    </div>
  );
}
