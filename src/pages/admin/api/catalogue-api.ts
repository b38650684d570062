import {
  type CatalogueAction,
  parseCatalogueAction,
  parseCatalogueRunKind,
  parseCatalogueRunStatus,
} from '@domain/catalogue-run';
import { withKnownKind } from '@/entities/card';
import { baseApi, operation, type Tag } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import {
  CancelCatalogueRunOperation,
  CatalogueAuditOperation,
  CatalogueRunsOperation,
  ChangeCardSetOperation,
  ListedCardSetsOperation,
  MoveCardSetOperation,
  RemoveCardSetPictureOperation,
  StartCatalogueImportOperation,
  StartCatalogueSyncOperation,
} from './catalogue.operations';
import {
  DecideProductOperation,
  DecidedProductsOperation,
  DecideQuarantinedPriceOperation,
  QuarantinedPricesOperation,
  TakeBackProductDecisionOperation,
  UnmatchedProductsOperation,
} from './doubts.operations';

/** A set as administrators see it; times are ISO 8601. */
export type ListedCardSet = ResultOf<typeof ListedCardSetsOperation>['listedCardSets'][number];

/** An import or a sync; times are ISO 8601. */
export type CatalogueRun = ResultOf<typeof CatalogueRunsOperation>['catalogueRuns'][number];

type AnsweredEntry = ResultOf<typeof CatalogueAuditOperation>['catalogueAudit'][number];

export interface CatalogueEntry extends AnsweredEntry {
  action: CatalogueAction;
}

/** A price that looks wrong, beside the last good one; times are ISO 8601. */
export type QuarantinedPrice = ResultOf<
  typeof QuarantinedPricesOperation
>['quarantinedPrices']['nodes'][number];

/** A product of a price source that is no certain printing, with the likeliest ones. */
export type UnmatchedProduct = ResultOf<
  typeof UnmatchedProductsOperation
>['unmatchedProducts']['nodes'][number];

/** A printing that a product is, or could be. */
export type ProductPrinting = UnmatchedProduct['candidates'][number];

/** A product about which a person has decided; its printing is null if it is no card. */
export type DecidedProduct = ResultOf<
  typeof DecidedProductsOperation
>['decidedProducts']['nodes'][number];

const readRun = (run: CatalogueRun): CatalogueRun => ({
  ...run,
  kind: parseCatalogueRunKind(run.kind),
  status: parseCatalogueRunStatus(run.status),
});

const tag = (id: 'RUNS' | 'SETS' | 'AUDIT' | 'QUARANTINE' | 'PRODUCTS'): Tag => ({
  type: 'Catalogue',
  id,
});

/** Everything that a run or an edit of a set changes here, and the sets on other pages. */
export const CHANGED_CATALOGUE: Tag[] = ['Catalogue'];

/** After a call without an answer, nothing is fetched that would fail as well. */
const ifAnswered = (tags: Tag[]) => (answer: unknown) => (answer === undefined ? [] : tags);

const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listedCardSets: build.query({
      ...operation(ListedCardSetsOperation, ({ listedCardSets }) => listedCardSets),
      providesTags: [tag('SETS')],
    }),
    /** The latest imports and syncs, newest first; at most one is under way. */
    catalogueRuns: build.query({
      ...operation(CatalogueRunsOperation, ({ catalogueRuns }) => catalogueRuns.map(readRun)),
      providesTags: [tag('RUNS')],
    }),
    catalogueAudit: build.query({
      ...operation(CatalogueAuditOperation, ({ catalogueAudit }): CatalogueEntry[] =>
        catalogueAudit.map((entry) => ({ ...entry, action: parseCatalogueAction(entry.action) })),
      ),
      providesTags: [tag('AUDIT')],
    }),
    quarantinedPrices: build.query({
      ...operation(QuarantinedPricesOperation, ({ quarantinedPrices: { nodes, total } }) => ({
        total,
        prices: nodes.map(withKnownKind),
      })),
      providesTags: [tag('QUARANTINE')],
    }),
    unmatchedProducts: build.query({
      ...operation(UnmatchedProductsOperation, ({ unmatchedProducts: { nodes, total } }) => ({
        total,
        nodes: nodes.map((product) => ({
          ...product,
          candidates: product.candidates.map(withKnownKind),
        })),
      })),
      providesTags: [tag('PRODUCTS')],
    }),
    decideProduct: build.mutation({
      ...operation(DecideProductOperation, (answer) => answer.decideProduct),
      invalidatesTags: ifAnswered([tag('PRODUCTS'), tag('AUDIT')]),
    }),
    decidedProducts: build.query({
      ...operation(DecidedProductsOperation, ({ decidedProducts: { nodes, total } }) => ({
        total,
        nodes: nodes.map((product) => ({
          ...product,
          printing: product.printing && withKnownKind(product.printing),
        })),
      })),
      providesTags: [tag('PRODUCTS')],
    }),
    takeBackProductDecision: build.mutation({
      ...operation(TakeBackProductDecisionOperation, (answer) => answer.takeBackProductDecision),
      invalidatesTags: ifAnswered([tag('PRODUCTS'), tag('AUDIT')]),
    }),
    decideQuarantinedPrice: build.mutation({
      ...operation(DecideQuarantinedPriceOperation, (answer) => answer.decideQuarantinedPrice),
      invalidatesTags: ifAnswered([tag('QUARANTINE'), tag('AUDIT')]),
    }),
    startCatalogueImport: build.mutation({
      ...operation(StartCatalogueImportOperation, (answer) => answer.startCatalogueImport),
      invalidatesTags: ifAnswered([tag('RUNS'), tag('AUDIT')]),
    }),
    startCatalogueSync: build.mutation({
      ...operation(StartCatalogueSyncOperation, (answer) => answer.startCatalogueSync),
      invalidatesTags: ifAnswered([tag('RUNS'), tag('AUDIT')]),
    }),
    cancelCatalogueRun: build.mutation({
      ...operation(CancelCatalogueRunOperation, (answer) => answer.cancelCatalogueRun),
      invalidatesTags: ifAnswered([tag('RUNS'), tag('AUDIT')]),
    }),
    changeCardSet: build.mutation({
      ...operation(ChangeCardSetOperation, (answer) => answer.changeCardSet),
      invalidatesTags: ifAnswered(CHANGED_CATALOGUE),
    }),
    moveCardSet: build.mutation({
      ...operation(MoveCardSetOperation, (answer) => answer.moveCardSet),
      invalidatesTags: ifAnswered(CHANGED_CATALOGUE),
    }),
    removeCardSetPicture: build.mutation({
      ...operation(RemoveCardSetPictureOperation, (answer) => answer.removeCardSetPicture),
      invalidatesTags: ifAnswered(CHANGED_CATALOGUE),
    }),
  }),
});

export const {
  useListedCardSetsQuery,
  useCatalogueRunsQuery,
  useCatalogueAuditQuery,
  useDecidedProductsQuery,
  useDecideProductMutation,
  useDecideQuarantinedPriceMutation,
  useQuarantinedPricesQuery,
  useCancelCatalogueRunMutation,
  useStartCatalogueImportMutation,
  useStartCatalogueSyncMutation,
  useTakeBackProductDecisionMutation,
  useUnmatchedProductsQuery,
  useChangeCardSetMutation,
  useMoveCardSetMutation,
  useRemoveCardSetPictureMutation,
  endpoints: catalogueEndpoints,
} = catalogueApi;
