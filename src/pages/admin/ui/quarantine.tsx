import { Link } from 'react-router-dom';
import { VARIANT_TYPE_NAMES } from '@domain/card';
import { cardPath } from '@domain/page';
import { formatPrice } from '@domain/pricing';
import { apiErrorOf, failureOf } from '@/shared/api';
import { counted, formatUtcDate } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { LoadError } from '@/shared/ui/load-error';
import { Notice } from '@/shared/ui/notice';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import {
  type QuarantinedPrice,
  useDecideQuarantinedPriceMutation,
  useQuarantinedPricesQuery,
} from '../api/catalogue-api';
import styles from './admin-catalogue.module.css';

const REASONS: Record<QuarantinedPrice['reason'], string> = {
  PLACEHOLDER: 'A placeholder',
  JUMP: 'A jump of more than ten times',
};

const nameOf = ({ cardName, variantType }: QuarantinedPrice): string =>
  `${cardName}, ${VARIANT_TYPE_NAMES[variantType]}`;

type Act = (price: QuarantinedPrice, decision: 'ACCEPT' | 'DROP') => void;

/** @param isUnderWay whether a price is being decided, which leaves the buttons of the others */
const columnsOf = (
  act: Act,
  isUnderWay: (price: QuarantinedPrice) => boolean,
): DataColumn<QuarantinedPrice>[] => [
  {
    key: 'printing',
    header: 'Printing',
    namesRow: true,
    cell: (price) => (
      <span className={styles.set}>
        <Link to={cardPath(price.cardId)}>{nameOf(price)}</Link>
        <span className={styles.code} translate="no">{`${price.cardSetCode} ${price.number}`}</span>
      </span>
    ),
  },
  {
    key: 'stated',
    header: 'Stated',
    align: 'end',
    cell: ({ priceCents, recordedAt }) => <Dated cents={priceCents} at={recordedAt} />,
  },
  {
    key: 'last',
    header: 'Last good one',
    align: 'end',
    cell: ({ lastGoodCents, lastGoodRecordedAt }) =>
      lastGoodCents === null || lastGoodRecordedAt === null ? (
        'None'
      ) : (
        <Dated cents={lastGoodCents} at={lastGoodRecordedAt} />
      ),
  },
  { key: 'why', header: 'Why', cell: ({ reason }) => REASONS[reason] },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (price) => (
      <span className={styles.actions}>
        <Button
          icon="check"
          disabled={isUnderWay(price)}
          aria-label={`Accept ${formatPrice(price.priceCents)} for ${nameOf(price)}`}
          onClick={() => act(price, 'ACCEPT')}
        >
          Accept
        </Button>
        <Button
          icon="delete"
          disabled={isUnderWay(price)}
          aria-label={`Drop ${formatPrice(price.priceCents)} for ${nameOf(price)}`}
          onClick={() => act(price, 'DROP')}
        >
          Drop
        </Button>
      </span>
    ),
  },
];

/** Prices that look wrong, each beside the last good one, to accept or to drop. */
export function Quarantine() {
  const { data, error, isFetching, refetch } = useQuarantinedPricesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [decide, deciding] = useDecideQuarantinedPriceMutation();
  const act: Act = (price, decision) => {
    const { variantId, recordedAt } = price;
    void decide({ variantId, recordedAt, decision });
  };
  const isUnderWay = ({ variantId, recordedAt }: QuarantinedPrice) =>
    deciding.isLoading &&
    deciding.originalArgs?.variantId === variantId &&
    deciding.originalArgs.recordedAt === recordedAt;
  const problem = failureOf(deciding);
  const hidden = data ? data.total - data.prices.length : 0;
  return (
    <Panel title="Prices in quarantine" className={styles.doubtful}>
      {error && !isFetching && !data && (
        <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={3} />}
      {problem && <Notice tone="error">{problem}</Notice>}
      <p role="status" className={styles.note}>
        {data && sentenceOf(data.total)}
      </p>
      {data && data.prices.length > 0 && (
        <DataTable
          caption="Prices in quarantine"
          columns={columnsOf(act, isUnderWay)}
          rows={data.prices}
          rowKey={({ variantId, recordedAt }) => `${variantId} ${recordedAt}`}
          dense
        />
      )}
      {hidden > 0 && (
        <p className={styles.note}>{`${counted(hidden, 'more price')} follow these.`}</p>
      )}
    </Panel>
  );
}

const sentenceOf = (total: number): string =>
  total === 0
    ? 'No price looks wrong.'
    : `${counted(total, 'price')} ${total === 1 ? 'looks' : 'look'} wrong and ${total === 1 ? 'isn’t' : 'aren’t'} shown.`;

const Dated = ({ cents, at }: { cents: number; at: string }) => (
  <span className={styles.dated}>
    <span>{formatPrice(cents)}</span>{' '}
    <span className={styles.code} translate="no">
      {formatUtcDate(at)}
    </span>
  </span>
);
