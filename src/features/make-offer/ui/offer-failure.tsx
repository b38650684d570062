import { isTransient } from '@/shared/lib/reachable';
import { LinkButton } from '@/shared/ui/link-button';
import { Notice } from '@/shared/ui/notice';
import { RetryButton } from '@/shared/ui/retry-button';
import { routes } from '@/shared/routes';
import type { OfferDraft } from '../model/offer-draft';

interface OfferFailureProps {
  failure: OfferDraft['failure'];
  onRetry: () => void;
}

/** Says why an offer wasn't made, except for errors about one of its printings or its note. */
export function OfferFailure({ failure, onRetry }: OfferFailureProps) {
  if (failure === null) return null;
  const { errors } = failure;
  if (failure.code === 'RATE_LIMITED') {
    return (
      <Notice
        tone="warning"
        title="The offer can’t be sent right now"
        actions={<RetryButton error={failure} onClick={onRetry} />}
      >{`${failure.message} Your cards, prices and note are kept.`}</Notice>
    );
  }
  if (!errors) {
    return isTransient(failure) ? (
      <Notice
        tone="warning"
        title="We don’t know whether your offer arrived"
      >{`${failure.message} Send it again: only one offer will be made.`}</Notice>
    ) : (
      <Notice
        tone="error"
        title="The offer wasn’t sent"
      >{`${failure.message}${failure.reference ? ` (Reference ${failure.reference})` : ''}`}</Notice>
    );
  }
  if (errors.some(({ code }) => code === 'KEY_REUSED')) {
    return (
      <Notice
        tone="warning"
        title="Your offer had already arrived"
        actions={<LinkButton to={routes.tradingOffers}>See your offers</LinkButton>}
      >
        It was made as first sent, without your later changes. Sending this one makes another offer.
      </Notice>
    );
  }
  const general = errors.filter(({ variantId, field }) => variantId === null && field !== 'note');
  return (
    <Notice tone="error" title="The offer wasn’t sent">
      {general.length > 0
        ? general.map(({ message }) => message).join(' ')
        : 'Something has changed in the meantime. Check the messages beside the cards, then send it again.'}
    </Notice>
  );
}
