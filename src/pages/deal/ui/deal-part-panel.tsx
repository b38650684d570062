import { generatePath, Link } from 'react-router-dom';
import { DealOfferActions } from '@/features/make-offer';
import { routes } from '@/shared/routes';
import { Panel } from '@/shared/ui/panel';
import { offerOf } from '../model/offer-of';
import styles from './deal-page.module.css';
import { DealCards } from './deal-cards';
import type { DealPart } from '../api/deal-api';
import { PART_WORDS, partState } from '../model/part-state';

/** What one seller is to send, and what has become of its offer. */
export function DealPartPanel({ part }: { part: DealPart }) {
  const state = partState(part);
  const { userHandle, items, postageInCents, offer } = part;
  const name = userHandle ?? 'Deleted user';
  const draft = state === 'UNSENT' ? offerOf(part) : null;
  return (
    <Panel title={<span translate="no">{name}</span>}>
      <p className={styles.state} data-state={state}>
        {PART_WORDS[state]}
        {offer && (
          <Link
            to={generatePath(routes.offer, { offerId: offer.id })}
            aria-label={`The offer to ${name}`}
          >
            See the offer
          </Link>
        )}
      </p>
      <DealCards items={items} postageInCents={postageInCents} label={`Cards from ${name}`} />
      {draft && <DealOfferActions offer={draft} />}
    </Panel>
  );
}
