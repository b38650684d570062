import {
  type CatalogueAction,
  type CatalogueRunKind,
  type CatalogueRunStatus,
  parseCatalogueAction,
  parseCatalogueRunKind,
  parseCatalogueRunStatus,
} from '@domain/catalogue-run';
import { parseVariantType, type VariantType } from '@domain/card';
import { baseApi, operation, type Tag } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import {
  CancelCatalogueRunOperation,
  CatalogueAuditOperation,
  CatalogueRunsOperation,
  ChangeCardSetOperation,
  DecideProductOperation,
  DecidedProductsOperation,
  DecideQuarantinedPriceOperation,
  ListedCardSetsOperation,
  MoveCardSetOperation,
  QuarantinedPricesOperation,
  RemoveCardSetPictureOperation,
  StartCatalogueImportOperation,
  StartCatalogueSyncOperation,
  TakeBackProductDecisionOperation,
  UnmatchedProductsOperation,
} from './catalogue.operations';

/** A set as administrators see it; times are ISO 8601. */
export type ListedCardSet = ResultOf<typeof ListedCardSetsOperation>['listedCardSets'][number];

type AnsweredRun = ResultOf<typeof CatalogueRunsOperation>['catalogueRuns'][number];

/** An import or a sync; times are ISO 8601. */
export interface CatalogueRun extends Omit<AnsweredRun, 'kind' | 'status'> {
  kind: CatalogueRunKind;
  status: CatalogueRunStatus;
}

type AnsweredEntry = ResultOf<typeof CatalogueAuditOperation>['catalogueAudit'][number];

export interface CatalogueEntry extends Omit<AnsweredEntry, 'action'> {
  action: CatalogueAction;
}

type AnsweredPrice = ResultOf<
  typeof QuarantinedPricesOperation
>['quarantinedPrices']['nodes'][number];

/** A price that looks wrong, beside the last good one; times are ISO 8601. */
export interface QuarantinedPrice extends Omit<AnsweredPrice, 'variantType'> {
  variantType: VariantType;
}

type AnsweredProduct = ResultOf<
  typeof UnmatchedProductsOperation
>['unmatchedProducts']['nodes'][number];

type AnsweredPrinting = AnsweredProduct['candidates'][number];

/** A printing that a product is, or could be. */
export interface ProductPrinting extends Omit<AnsweredPrinting, 'variantType'> {
  variantType: VariantType;
}

const readPrinting = (printing: AnsweredPrinting): ProductPrinting => ({
  ...printing,
  variantType: parseVariantType(printing.variantType),
});

/** A product of a price source that is no certain printing, with the likeliest ones. */
export interface UnmatchedProduct extends Omit<AnsweredProduct, 'candidates'> {
  candidates: ProductPrinting[];
}

const readProduct = (product: AnsweredProduct): UnmatchedProduct => ({
  ...product,
  candidates: product.candidates.map(readPrinting),
});

type AnsweredDecision = ResultOf<
  typeof DecidedProductsOperation
>['decidedProducts']['nodes'][number];

/** A product about which a person has decided; its printing is null if it is no card. */
export interface DecidedProduct extends Omit<AnsweredDecision, 'printing'> {
  printing: ProductPrinting | null;
}

const readDecision = (product: AnsweredDecision): DecidedProduct => ({
  ...product,
  printing: product.printing && readPrinting(product.printing),
});

const readRun = (run: AnsweredRun): CatalogueRun => ({
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
        prices: nodes.map((price): QuarantinedPrice => ({
          ...price,
          variantType: parseVariantType(price.variantType),
        })),
      })),
      providesTags: [tag('QUARANTINE')],
    }),
    unmatchedProducts: build.query({
      ...operation(UnmatchedProductsOperation, ({ unmatchedProducts: { nodes, total } }) => ({
        total,
        nodes: nodes.map(readProduct),
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
        nodes: nodes.map(readDecision),
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
