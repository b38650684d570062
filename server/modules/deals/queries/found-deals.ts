import {
  costOfPlan,
  type DealPart,
  type DealTask,
  type FoundDeal,
  type Need,
  type PlanB,
} from '@domain/deal';
import type { Services } from '@server/platform/services';
import type { Viewer } from '@server/platform/viewer';
import { type SoldPrinting, soldPrintings } from '@server/modules/lists';
import type { DealItem, DealSettings } from './stored-deal';
import { checkDeal } from './validation';

/** What a found deal buys from one seller. */
export interface FoundPart {
  userHandle: string;
  items: DealItem[];
  cardsInCents: number;
  /** Null if it isn't known. */
  postageInCents: number | null;
}

/** What would become of a deal if a seller declined. */
export interface HandledPlanB extends Pick<PlanB, 'moreCents' | 'missing'> {
  userHandle: string;
  fromHandles: string[];
}

/** The best deal with so many sellers at most. */
export interface DealOption {
  mostSellers: number | null;
  parts: FoundPart[];
  plansB: HandledPlanB[];
  gapInCents: number;
  /** Copies that it doesn't buy. */
  missing: number;
}

/** BUSY: too many others wait. FAILED: no deals can be found now. */
export const DEAL_REFUSALS = ['BUSY', 'FAILED'] as const;

export interface FoundDeals {
  options: DealOption[];
  /** Needs of which somebody sells a printing without a price. */
  onRequest: string[];
  /** On how many lists something would do. */
  sellers: number;
  refusal: (typeof DEAL_REFUSALS)[number] | null;
}

type Finding = Pick<Services, 'database' | 'balancer'>;

/**
 * The cheapest deals by all sale lists that the viewer may see (rules/deals). A printing without a price enters none.
 *
 * @throws a field error for what no deal is found for
 */
export async function findDeals(
  { database, balancer }: Finding,
  viewer: Viewer,
  { needs, settings }: { needs: readonly Need[]; settings: DealSettings },
): Promise<FoundDeals> {
  checkDeal(needs, settings);
  const named = needs.flatMap(({ accepts }) => accepts);
  const blocked = new Set(settings.blocked);
  const sold = (await soldPrintings(database, viewer, named)).filter(
    ({ handle }) => !blocked.has(handle),
  );
  const task = taskOf(needs, sold, settings);
  const unpriced = new Set(
    sold.filter((each) => each.priceInCents === null).map((each) => each.variantId),
  );
  const outcome = {
    onRequest: needs
      .filter(({ accepts }) => accepts.some((id) => unpriced.has(id)))
      .map(({ id }) => id),
    sellers: task.sellers.length,
  };
  const found = await balancer.findDeals(task);
  if (found.outcome !== 'FOUND') return { options: [], ...outcome, refusal: found.outcome };
  const options = found.found.map((deal) => optionOf(task, sold, deal));
  return { options, ...outcome, refusal: null };
}

type FreeTask = Omit<DealTask, 'mostSellers'>;

/** What is for sale at a price, as a task. */
function taskOf(
  needs: readonly Need[],
  sold: readonly SoldPrinting[],
  { postage, envelopeInCents, preferred }: DealSettings,
): FreeTask {
  const usual = postage.length > 0 ? postage : null;
  const isPreferred = new Set(preferred);
  const priced = sold.flatMap((each) =>
    each.priceInCents === null ? [] : [{ ...each, cents: each.priceInCents }],
  );
  const sellers = new Map(priced.map((each) => [each.sellerId, each]));
  return {
    needs,
    listings: priced.map(({ sellerId, variantId, available, cents }) => ({
      sellerId,
      printingId: variantId,
      copies: available,
      cents,
    })),
    sellers: [...sellers.values()].map((seller) => ({
      id: seller.sellerId,
      postage: seller.postage ?? usual,
      minimumCents: seller.minimumCents,
      envelopeCents: isPreferred.has(seller.handle) ? 0 : envelopeInCents,
    })),
  };
}

function optionOf(task: FreeTask, sold: readonly SoldPrinting[], deal: FoundDeal): DealOption {
  const handles = new Map(sold.map(({ sellerId, handle }) => [sellerId, handle]));
  const listed = new Map(sold.map((each) => [`${each.sellerId} ${each.variantId}`, each]));
  const handleOf = (id: string): string => handles.get(id) ?? '';
  const partOf = ({ sellerId, picks, cardsCents, postageCents }: DealPart): FoundPart => ({
    userHandle: handleOf(sellerId),
    items: picks.flatMap(({ needId, printingId, copies, cents }) => {
      const listing = listed.get(`${sellerId} ${printingId}`);
      if (listing === undefined) return [];
      const { variantId, cardId, priceType } = listing;
      return [{ needId, variantId, cardId, copies, priceType, priceInCents: cents }];
    }),
    cardsInCents: cardsCents,
    postageInCents: postageCents,
  });
  const cost = costOfPlan({ ...task, mostSellers: null }, deal.plan);
  return {
    mostSellers: deal.mostSellers,
    parts: cost.parts.map(partOf).toSorted((one, other) => other.cardsInCents - one.cardsInCents),
    plansB: deal.plansB.map(({ sellerId, fromIds, ...rest }) => ({
      ...rest,
      userHandle: handleOf(sellerId),
      fromHandles: fromIds.map(handleOf),
    })),
    gapInCents: deal.gapCents,
    missing: cost.missing,
  };
}
