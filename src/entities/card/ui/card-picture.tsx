import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { sizedImageUrl, useMeasuredWidth } from '@/shared/lib/sized-image';
import styles from './card-image.module.css';
import { foilClass, useFoilPointer } from './foil';

interface CardPictureProps {
  name: string;
  url: string;
  eager: boolean;
  foil: boolean;
  /** Takes the place of a picture that can't be loaded. */
  placeholder: ReactNode;
}

/**
 * One address's picture over the ground that it covers once it is there; a failed one is not asked for again, so
 * that a dead host meets no storm of retries.
 */
export function CardPicture({ name, url, eager, foil, placeholder }: CardPictureProps) {
  const container = useRef<HTMLSpanElement>(null);
  const width = useMeasuredWidth(container);
  const [state, setState] = useState<'awaited' | 'arrived' | 'failed'>('awaited');
  const arrived = state === 'arrived';
  useFoilPointer(container, foil && arrived);
  if (state === 'failed') return placeholder;
  return (
    <>
      <span className={styles.ground} data-covered={arrived} data-fades={!eager} />
      <span
        ref={container}
        className={clsx(styles.picture, foil && arrived && foilClass)}
        data-foil={foil}
      >
        {width > 0 && (
          <img
            ref={(image) => {
              // One that the browser still has is there at once and has no need to fade in.
              if (image?.complete && image.naturalWidth > 0) setState('arrived');
            }}
            src={sizedImageUrl(url, width)}
            alt={name}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            data-arrived={arrived}
            data-fades={!eager}
            onLoad={() => setState('arrived')}
            onError={() => setState('failed')}
          />
        )}
      </span>
    </>
  );
}
