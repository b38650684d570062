import { useUnreadOfferCountQuery } from '@/entities/offer';
import { counted } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './unread-offers.module.css';

/** The highest number that is written out. */
const MANY = 99;

/** The number of the viewer's unread offers; nothing if there are none. */
export function UnreadOffers({ silent }: { silent: boolean }) {
  const { data: unread = 0 } = useUnreadOfferCountQuery();
  if (unread === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden>
        {unread > MANY ? `${MANY}+` : unread}
      </span>
      {!silent && <VisuallyHidden> {counted(unread, 'unread offer')}</VisuallyHidden>}
    </>
  );
}
