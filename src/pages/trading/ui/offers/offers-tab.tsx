import { selectTradingHub } from '@/features/filter-cards';
import { useAuth } from '@/entities/session';
import { useAppSelector } from '@/shared/store';
import { EmptyState } from '@/shared/ui/empty-state';
import { useAccessRequirement, AccessPrompt, type AccessRequirement } from '../access-prompt';
import { ListedOffers, OfferPlaceholders } from './listed-offers';
import { OfferFilters } from './offer-filters';

/**
 * The viewer's offers, if they are signed in and have a handle; others see what they need
 * (rules/trading-hub#offers-tab).
 */
export function OffersTab() {
  const { user } = useAuth();
  const requirement = useAccessRequirement();
  const { role } = useAppSelector(selectTradingHub);
  if (requirement) return <OffersBanner requirement={requirement} />;
  return (
    <>
      <OfferFilters />
      {/* Results for sent offers aren't shown above the received ones. */}
      {user ? <ListedOffers key={role} /> : <OfferPlaceholders />}
    </>
  );
}

const WORDS: Record<AccessRequirement, { title: string; text: string }> = {
  SESSION: {
    title: 'Your offers are private',
    text: 'Log in to see the offers that you received and those that you made.',
  },
  HANDLE: {
    title: 'Offers need a handle',
    text: 'It is the name that other players trade with. Choose yours, and come back.',
  },
};

/**
 * Shown instead of offers to users who can't have any yet, with a link to the missing step (rules/trading-hub#access).
 */
const OffersBanner = ({ requirement }: { requirement: AccessRequirement }) => (
  <EmptyState
    figure="cards"
    title={WORDS[requirement].title}
    actions={<AccessPrompt requirement={requirement} />}
  >
    {WORDS[requirement].text}
  </EmptyState>
);
