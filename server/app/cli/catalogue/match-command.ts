import {
  type PinOutcome,
  type ProductRequest,
  findUnmatchedProducts,
  type UnmatchedProduct,
  type SourceName,
  decideProduct,
  takeBackDecision,
} from '@server/modules/catalogue';
import type { Database } from '@server/platform/db/database';

/** What `npm run catalogue -- match` is asked to do; `cardVariantId` is null for “no card”. */
export type MatchRequest =
  | { kind: 'LIST' }
  | { kind: 'PIN'; product: Omit<ProductRequest, 'source'>; cardVariantId: string | null }
  | { kind: 'TAKE_BACK'; product: Omit<ProductRequest, 'source'> };

/** The one source whose products have ids. */
const SOURCE: SourceName = 'tcgcsv';

interface MatchSurroundings {
  database: Database;
  print: (line: string) => void;
}

/**
 * Runs `npm run catalogue -- match`.
 *
 * @returns the exit code: 1 if the product or the printing was refused
 */
export async function runMatch(
  request: MatchRequest,
  json: boolean,
  { database, print }: MatchSurroundings,
): Promise<number> {
  if (request.kind === 'LIST') {
    const products = await findUnmatchedProducts(database);
    if (json) print(JSON.stringify(products, null, 2));
    else for (const line of printedProducts(products)) print(line);
    return 0;
  }
  const product = { source: SOURCE, ...request.product };
  const outcome =
    request.kind === 'PIN'
      ? await decideProduct(database, null, product, request.cardVariantId)
      : await takeBackDecision(database, null, product);
  if (json) print(JSON.stringify(outcome, null, 2));
  else if (!outcome.ok) print(outcome.refusal.message);
  else for (const line of printedDecision(request.kind, outcome)) print(line);
  return outcome.ok ? 0 : 1;
}

function printedDecision(
  kind: 'PIN' | 'TAKE_BACK',
  { before, after: { match, cardVariantId } }: Extract<PinOutcome, { ok: true }>,
): string[] {
  const product = `Product ${before.productId}:${before.finish}, ${before.name},`;
  if (kind === 'TAKE_BACK') {
    return [`${product} is left to the rules again: ${cardVariantId ?? 'no certain printing'}.`];
  }
  return match === 'IGNORED'
    ? [`${product} is no card from now on.`]
    : [`${product} is ${cardVariantId} from now on.`, 'Its price comes with the next sync.'];
}

/** `577153` or, in one of several finishes, `577153:Foil`; null for anything else. */
export function readProduct(text: string): Omit<ProductRequest, 'source'> | null {
  const [, id, finish] = /^([1-9]\d{0,14})(?::(.+))?$/.exec(text) ?? [];
  return id === undefined ? null : { productId: Number(id), finish: finish ?? null };
}

function printedProducts(products: readonly UnmatchedProduct[]): string[] {
  if (products.length === 0) return ['Every product is matched.'];
  return products.flatMap(({ productId, finish, setCode, name, number, match, candidates }) => [
    `${productId}:${finish}  ${setCode} ${number ?? ''}  ${name}${match === 'AMBIGUOUS' ? '  (several match)' : ''}`,
    candidates.length === 0 ? '  no candidates' : `  perhaps ${candidates.join(', ')}`,
  ]);
}
