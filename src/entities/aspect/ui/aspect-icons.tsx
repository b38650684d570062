import { useState } from 'react';
import { ASPECT_NAMES, type Aspect } from '@domain/card';
import type { AspectIconUrls } from '../api/aspects-api';
import styles from './aspect-icons.module.css';

interface AspectIconsProps {
  aspects: readonly Aspect[];
  urls: AspectIconUrls;
}

/** A card's aspects as icons; one whose picture is missing is named instead. */
export const AspectIcons = ({ aspects, urls }: AspectIconsProps) => (
  <span className={styles.icons}>
    {aspects.map((aspect, index) => (
      // A card may have the same aspect twice.
      <AspectIcon key={`${aspect}-${index}`} name={ASPECT_NAMES[aspect]} url={urls[aspect]} />
    ))}
  </span>
);

function AspectIcon({ name, url }: { name: string; url: string | undefined }) {
  const [failed, setFailed] = useState(false);
  if (!url || failed) return <span>{name}</span>;
  return (
    <img
      src={`${url}/${ICON_SIZE}`}
      alt={name}
      title={name}
      width={24}
      height={24}
      onError={() => setFailed(true)}
    />
  );
}

/**
 * An aspect's icon beside its name. An empty ring takes its place while it loads.
 *
 * @param props.url without a size, as useAspectIconUrls gives it
 */
export const AspectSign = ({ url }: { url: string | undefined }) => (
  <span className={styles.sign}>
    {url && <img src={`${url}/${ICON_SIZE}`} alt="" width={24} height={24} />}
  </span>
);

/** Aspect images are requested at this size (rules/cards#aspect-icons). */
const ICON_SIZE = 40;
