import type { Money } from '@domain/pricing';
import type { SetProgress } from '@/entities/card-set';
import { counted, formatNumber } from '@/shared/lib/format';
import { routes } from '@/shared/routes';
import type { OwnFigures } from '../api/own-figures-api';

/** One fact of the owner's panel; it leads to where it comes from, or to the next step. */
export interface OwnFact {
  label: string;
  /** Null while it isn't known. */
  figure: string | null;
  /** Below the figure. */
  details: readonly string[];
  /** Whether there is nothing yet, and the details say what to do. */
  isNextStep?: boolean;
  to: string;
}

interface Known {
  figures: OwnFigures | undefined;
  progress: readonly SetProgress[] | undefined;
  money: Money;
  formatDate: (at: string) => string;
}

/** What an owner's home says, in its order (rules/pages#home). */
export const ownFacts = ({ figures, progress, money, formatDate }: Known): readonly OwnFact[] => [
  offersFact(figures),
  worthFact(figures, money),
  cardsFact(progress),
  wantedFact(figures),
  countedFact(progress, formatDate),
];

/** What isn't known yet has its label and place. */
const UNKNOWN = { figure: null, details: [] } as const;

function offersFact(figures: OwnFigures | undefined): OwnFact {
  const fact = { label: 'Offers', to: routes.tradingOffers };
  if (!figures) return { ...fact, ...UNKNOWN };
  const { waitingOfferCount: waiting, unreadOfferCount: unread } = figures;
  // The number on the way to them, which would seem to contradict the figure.
  const news = unread === 0 ? [] : [`${formatNumber(unread)} unread`];
  return waiting === 0
    ? { ...fact, figure: '0', details: ['None waits for you', ...news] }
    : {
        ...fact,
        figure: formatNumber(waiting),
        details: [waiting === 1 ? 'waits for you' : 'wait for you', ...news],
        to: `${routes.tradingOffers}&show=my-turn`,
      };
}

function worthFact(figures: OwnFigures | undefined, money: Money): OwnFact {
  const fact = { label: 'Worth', to: routes.collectionWorth };
  if (!figures) return { ...fact, ...UNKNOWN };
  const { copies, worthCents, unpricedPrintings, changeCents } = figures.collectionWorth;
  if (copies === 0) {
    return {
      ...fact,
      figure: money.sum(0),
      details: ['Count your cards'],
      isNextStep: true,
      to: routes.editOwnCollection,
    };
  }
  return {
    ...fact,
    figure: money.sum(worthCents),
    details: [
      changeCents === null
        ? 'Counted this week'
        : changeCents === 0
          ? 'No change in a week'
          : `${money.change(changeCents)} in a week`,
      ...(unpricedPrintings > 0 ? [`${formatNumber(unpricedPrintings)} without a price`] : []),
    ],
  };
}

function cardsFact(progress: readonly SetProgress[] | undefined): OwnFact {
  const fact = { label: 'Cards', to: routes.ownCollection };
  if (!progress) return { ...fact, ...UNKNOWN };
  const sum = (field: 'cards' | 'owned' | 'playsets') =>
    progress.reduce((total, set) => total + set[field], 0);
  const owned = sum('owned');
  return {
    ...fact,
    figure: formatNumber(owned),
    details: [`of ${formatNumber(sum('cards'))}`, counted(sum('playsets'), 'playset')],
    to: owned === 0 ? routes.editOwnCollection : fact.to,
  };
}

function wantedFact(figures: OwnFigures | undefined): OwnFact {
  const fact = { label: 'Wanted and for sale', to: `${routes.trading}?tab=SharedSaleLists` };
  if (!figures) return { ...fact, ...UNKNOWN };
  const { wanted, forSale } = figures.wantedForSale;
  if (wanted === 0) {
    return {
      ...fact,
      figure: '0',
      details: ['List what you want'],
      isNextStep: true,
      to: routes.editOwnWantList,
    };
  }
  return {
    ...fact,
    figure: formatNumber(forSale),
    details: [`of ${counted(wanted, 'wanted printing')}`],
    to: forSale === 0 ? routes.ownWantList : fact.to,
  };
}

function countedFact(
  progress: readonly SetProgress[] | undefined,
  formatDate: Known['formatDate'],
): OwnFact {
  const fact = { label: 'Last counted', to: routes.collectionHistory };
  if (!progress) return { ...fact, ...UNKNOWN };
  const last = progress
    .flatMap(({ countedAt }) => countedAt ?? [])
    .toSorted()
    .at(-1);
  return last === undefined
    ? {
        ...fact,
        figure: 'Never',
        details: ['Add your cards'],
        isNextStep: true,
        to: routes.editOwnCollection,
      }
    : { ...fact, figure: formatDate(last), details: ['See the history'] };
}
