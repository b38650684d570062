import { useUnreadOfferCountQuery } from '@/entities/offer';
import { counted } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './unread-offers.module.css';

/** The most that is written out. */
const MANY = 99;

/** How many of the viewer's offers have something new; nothing where none has. */
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
