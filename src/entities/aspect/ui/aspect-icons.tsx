import { ASPECT_NAMES, type Aspect } from '@domain/card';
import { sizedIcon, type AspectPictures } from '../model/aspect-pictures';
import styles from './aspect-icons.module.css';

interface AspectIconsProps {
  aspects: readonly Aspect[];
  /** The result of `useAspectPictures`; an element around the icons needs its style. */
  pictures: AspectPictures;
}

/** A card's aspects as icons; one whose picture is missing is named instead. */
export const AspectIcons = ({ aspects, pictures }: AspectIconsProps) => (
  <span className={styles.icons}>
    {aspects.map((aspect, index) => {
      const name = ASPECT_NAMES[aspect];
      // A card may have the same aspect twice.
      const key = `${aspect}-${index}`;
      return pictures.shown.has(aspect) ? (
        <span
          key={key}
          role="img"
          aria-label={name}
          title={name}
          className={styles[aspect.toLowerCase()]}
        />
      ) : (
        <span key={key}>{name}</span>
      );
    })}
  </span>
);

/**
 * An aspect's icon beside its name. An empty ring takes its place while it loads.
 *
 * @param props.url without a size, as useAspectIconUrls gives it
 */
export const AspectSign = ({ url }: { url: string | undefined }) => (
  <span className={styles.sign}>
    {url && <img src={sizedIcon(url)} alt="" width={24} height={24} />}
  </span>
);
