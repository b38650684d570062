import { apiErrorOf, failureOf } from '@/shared/api';
import { counted } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { Disclosure } from '@/shared/ui/disclosure';
import { LoadError } from '@/shared/ui/load-error';
import { Notice } from '@/shared/ui/notice';
import {
  type DecidedProduct,
  useDecidedProductsQuery,
  useTakeBackProductDecisionMutation,
} from '../api/catalogue-api';
import { isSentAbout, keyOfProduct, nameOfPrinting, nameOfProduct } from '../model/product-words';
import styles from './admin-catalogue.module.css';
import { ProductName } from './product-name';

/** @param isUnderWay whether a decision is being taken back, which leaves the buttons of the others */
const columnsOf = (
  isUnderWay: (product: DecidedProduct) => boolean,
  takeBack: (product: DecidedProduct) => void,
): DataColumn<DecidedProduct>[] => [
  {
    key: 'product',
    header: 'Product',
    namesRow: true,
    cell: (product) => <ProductName product={product} />,
  },
  {
    key: 'printing',
    header: 'Is',
    cell: ({ printing }) =>
      printing === null ? 'No card' : `${nameOfPrinting(printing)} ${printing.number}`,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (product) => (
      <Button
        icon="undo"
        disabled={isUnderWay(product)}
        aria-label={`Take back what ${nameOfProduct(product)} is`}
        onClick={() => takeBack(product)}
      >
        Take back
      </Button>
    ),
  },
];

/** Products about which people have decided, each to be left to the rules again. */
export function DecidedProducts() {
  const { data, error, isFetching, refetch } = useDecidedProductsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [takeBack, takingBack] = useTakeBackProductDecisionMutation();
  const isUnderWay = (product: DecidedProduct) => isSentAbout(product, takingBack);
  const problem = failureOf(takingBack);
  if (error && !isFetching && !data) {
    return <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return null;
  const hidden = data.total - data.nodes.length;
  return (
    <>
      {problem && <Notice tone="error">{problem}</Notice>}
      {data.total > 0 && (
        <Disclosure title="Decided by people" aside={data.total} headingLevel={3}>
          <DataTable
            caption="Products that people decided about"
            columns={columnsOf(isUnderWay, ({ source, productId, finish }) => {
              void takeBack({ source, productId, finish });
            })}
            rows={data.nodes}
            rowKey={keyOfProduct}
            dense
          />
          {hidden > 0 && (
            <p className={styles.note}>{`${counted(hidden, 'more product')} follow these.`}</p>
          )}
        </Disclosure>
      )}
    </>
  );
}
