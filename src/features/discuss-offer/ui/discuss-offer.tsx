import type { Offer } from '@/entities/offer';
import { Panel } from '@/shared/ui/panel';
import styles from './discuss-offer.module.css';
import { NewNote } from './new-note';
import { NoteLog } from './note-log';

/** The chat of an offer's two sides (rules/offers#notes). */
export const DiscussOffer = ({ offer }: { offer: Offer }) => (
  <Panel title="Offer Discussion" className={styles.panel}>
    <NoteLog key={offer.id} offer={offer} />
    <NewNote offerId={offer.id} />
  </Panel>
);
