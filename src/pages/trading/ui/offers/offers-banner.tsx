import { EmptyState } from '@/shared/ui/empty-state';
import { WayIn, type Lack } from '../way-in';

const WORDS: Record<Lack, { title: string; text: string }> = {
  SESSION: {
    title: 'Your offers are for you alone',
    text: 'Log in to see the offers that you received and those that you made.',
  },
  HANDLE: {
    title: 'Offers need a handle',
    text: 'It is the name that other players trade with. Choose yours, and come back.',
  },
};

/** Stands in place of the offers of who can't have any yet, and leads to what is missing (rules/trading-hub#access). */
export const OffersBanner = ({ lack }: { lack: Lack }) => (
  <EmptyState figure="cards" title={WORDS[lack].title} actions={<WayIn lack={lack} />}>
    {WORDS[lack].text}
  </EmptyState>
);
