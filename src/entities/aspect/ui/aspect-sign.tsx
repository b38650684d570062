import { ICON_SIZE } from './icon-size';
import styles from './aspect-sign.module.css';

/**
 * An aspect's icon beside words that say what it is. An empty ring keeps its place while there is none.
 *
 * @param props.url without a size, as useAspectIconUrls gives it
 */
export const AspectSign = ({ url }: { url: string | undefined }) => (
  <span className={styles.sign}>
    {url && <img src={`${url}/${ICON_SIZE}`} alt="" width={24} height={24} />}
  </span>
);
