import { useState } from 'react';
import { apiErrorOf, failureOf } from '@/shared/api';
import { counted } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { LoadError } from '@/shared/ui/load-error';
import { Notice } from '@/shared/ui/notice';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import {
  type UnmatchedProduct,
  useDecideProductMutation,
  useUnmatchedProductsQuery,
} from '../api/catalogue-api';
import { isSentAbout, keyOfProduct, nameOfPrinting, nameOfProduct } from '../model/product-words';
import styles from './admin-catalogue.module.css';
import { DecidedProducts } from './decided-products';
import { PinDialog } from './pin-dialog';
import { ProductName } from './product-name';

/** As many candidates as fit in a cell; the search has the others. */
const MOST_CANDIDATES = 4;

interface Acts {
  /** Whether a product is being decided, which leaves the buttons of the others. */
  isUnderWay: (product: UnmatchedProduct) => boolean;
  pin: (product: UnmatchedProduct, variantId: string | null) => Promise<void>;
  search: (product: UnmatchedProduct) => void;
}

const columnsOf = ({ isUnderWay, pin, search }: Acts): DataColumn<UnmatchedProduct>[] => [
  {
    key: 'product',
    header: 'Product',
    namesRow: true,
    cell: (product) => <ProductName product={product} />,
  },
  {
    key: 'why',
    header: 'Why',
    cell: ({ match }) => (match === 'AMBIGUOUS' ? 'Several match' : 'None matches'),
  },
  {
    key: 'candidates',
    header: 'Perhaps',
    cell: (product) =>
      product.candidates.length === 0 ? (
        '—'
      ) : (
        <span className={styles.candidates}>
          {product.candidates.slice(0, MOST_CANDIDATES).map((candidate) => {
            const words = nameOfPrinting(candidate);
            return (
              <Button
                key={candidate.variantId}
                disabled={isUnderWay(product)}
                aria-label={`Pin ${nameOfProduct(product)} to ${words}`}
                onClick={() => void pin(product, candidate.variantId)}
              >{`${words} ${candidate.number}`}</Button>
            );
          })}
        </span>
      ),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (product) => (
      <span className={styles.actions}>
        <Button
          icon="search"
          disabled={isUnderWay(product)}
          aria-haspopup="dialog"
          aria-label={`Search the printing of ${nameOfProduct(product)}`}
          onClick={() => search(product)}
        >
          Search
        </Button>
        <Button
          icon="close"
          disabled={isUnderWay(product)}
          aria-label={`${nameOfProduct(product)} is no card`}
          onClick={() => void pin(product, null)}
        >
          No card
        </Button>
      </span>
    ),
  },
];

/** Products of price sources that no rule matched, each with its likeliest printings, to pin for good. */
export function UnmatchedProducts() {
  const { data, error, isFetching, refetch } = useUnmatchedProductsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [decide, deciding] = useDecideProductMutation();
  const [searched, setSearched] = useState<UnmatchedProduct | null>(null);
  const pin = async (product: UnmatchedProduct, variantId: string | null) => {
    const { source, productId, finish } = product;
    const answer = await decide({ source, productId, finish, variantId });
    if (answer.data?.errors.length === 0) setSearched(null);
  };
  const search: Acts['search'] = (product) => {
    deciding.reset();
    setSearched(product);
  };
  const isUnderWay: Acts['isUnderWay'] = (product) => isSentAbout(product, deciding);
  const problem = failureOf(deciding);
  const hidden = data ? data.total - data.nodes.length : 0;
  return (
    <Panel title="Products without a printing" className={styles.doubtful}>
      {error && !isFetching && !data && (
        <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={3} />}
      {problem && !searched && <Notice tone="error">{problem}</Notice>}
      <p role="status" className={styles.note}>
        {data && sentenceOf(data.total)}
      </p>
      {data && data.nodes.length > 0 && (
        <DataTable
          caption="Products without a printing"
          columns={columnsOf({ isUnderWay, pin, search })}
          rows={data.nodes}
          rowKey={keyOfProduct}
          dense
        />
      )}
      {hidden > 0 && (
        <p className={styles.note}>{`${counted(hidden, 'more product')} follow these.`}</p>
      )}
      <DecidedProducts />
      {searched && (
        <PinDialog
          product={searched}
          isBusy={deciding.isLoading}
          problem={problem}
          onPin={(variantId) => void pin(searched, variantId)}
          onClose={() => setSearched(null)}
        />
      )}
    </Panel>
  );
}

const sentenceOf = (total: number): string =>
  total === 0
    ? 'Every product of the price sources is matched.'
    : `${counted(total, 'product')} of the price sources ${total === 1 ? 'is' : 'are'} no certain printing. What you pin here holds for good, and counts from the next sync on.`;
