import { type ReactNode, useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { gapWords, otherSellersWords, planBWords, totalWords } from '@domain/deal';
import { apiErrorOf } from '@/shared/api';
import { counted, countedCopies } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Muted } from '@/shared/ui/muted';
import { Notice } from '@/shared/ui/notice';
import { Panel } from '@/shared/ui/panel';
import { SegmentedRadios } from '@/shared/ui/segmented';
import { lackingCards } from '../../model/lacking-cards';
import partStyles from '../deal-parts.module.css';
import styles from './deals-page.module.css';
import { LackingCards } from './lacking-cards';
import { DealCards } from '../deal-cards';
import {
  type DealInput,
  type DealOption,
  type FoundDeals,
  useKeepDealMutation,
} from '../../api/deal-api';
import { sumsOf } from '../../model/sums';

interface FoundDealProps {
  found: FoundDeals;
  /** What it was found for. */
  input: DealInput;
  /** The ids of the needs' cards by the needs' ids, as far as they are known. */
  cardIds: ReadonlyMap<string, string>;
  /** A button that finds once more. */
  again: ReactNode;
}

/** The deals that were found: one at a time, by the number of their sellers, the cheapest first. */
export function FoundDeal({ found, input, cardIds, again }: FoundDealProps) {
  const navigate = useNavigate();
  const { sum } = useMoney();
  const [keep, kept] = useKeepDealMutation();
  const options = differentOptions(found.options);
  const [sellers, setSellers] = useState(options[0]?.parts.length ?? 0);
  const option = options.find(({ parts }) => parts.length === sellers);
  if (!option || option.parts.length === 0) {
    return (
      <EmptyState figure="lens" title="Nobody sells these cards at a price" actions={again}>
        {found.onRequest.length > 0
          ? 'Somebody sells some of them, but names no price. Ask from the card’s page.'
          : 'A deal is found by all sale lists that you may see.'}
      </EmptyState>
    );
  }
  const sums = sumsOf(option);
  const others = options.filter((other) => other !== option).map(sumsOf);
  const prepare = async () => {
    const parts = option.parts.map(({ userHandle, postageInCents, items }) => ({
      userHandle,
      postageInCents,
      items: items.map(({ needId, variantId, copies, priceInCents }) => ({
        needId,
        variantId,
        copies,
        priceInCents,
      })),
    }));
    const { data } = await keep({ input, parts });
    if (data) await navigate(generatePath(routes.deal, { dealId: data.id }));
  };
  return (
    <>
      {options.length > 1 && (
        <SegmentedRadios
          label="Sellers"
          className={styles.choices}
          options={options.map(({ parts }, at) => ({
            value: parts.length,
            label: `${at === 0 ? 'Cheapest: ' : ''}${counted(parts.length, 'seller')}`,
          }))}
          value={sellers}
          onChange={setSellers}
        />
      )}
      <Panel title={totalWords(sums, sum)}>
        <p className={styles.sentence}>{gapWords(sums, sum)}</p>
        {otherSellersWords(sums, others, sum).map((words) => (
          <p key={words} className={styles.sentence}>
            {words}
          </p>
        ))}
        {option.missing > 0 && (
          <p className={styles.sentence}>
            {`This deal lacks ${countedCopies(option.missing)}.${requestWords(found)}`}
          </p>
        )}
        <div className={styles.actions}>
          {again}
          <Button
            variant="primary"
            icon="offers"
            loading={kept.isLoading}
            onClick={() => void prepare()}
          >
            {`Prepare ${counted(option.parts.length, 'offer')}`}
          </Button>
        </div>
        {kept.error && <Notice tone="error">{apiErrorOf(kept.error).message}</Notice>}
      </Panel>
      <div className={partStyles.parts}>
        {option.parts.map((part) => (
          <PartPanel key={part.userHandle} part={part} option={option} />
        ))}
      </div>
      <LackingCards lacking={lackingCards(option, input, cardIds)} />
    </>
  );
}

const requestWords = ({ onRequest }: FoundDeals): string =>
  onRequest.length === 0
    ? ''
    : ` ${counted(onRequest.length, 'of these cards is', 'of these cards are')} for sale without a price.`;

/** Those with as many sellers are the same. */
const differentOptions = (options: readonly DealOption[]): DealOption[] =>
  [
    ...new Map(options.toReversed().map((option) => [option.parts.length, option])).values(),
  ].toSorted((one, other) => other.parts.length - one.parts.length);

/** What one seller would send, and what becomes of it if they decline. */
function PartPanel({ part, option }: { part: DealOption['parts'][number]; option: DealOption }) {
  const { sum } = useMoney();
  const { userHandle, items, postageInCents } = part;
  const planB = option.plansB.find((plan) => plan.userHandle === userHandle);
  return (
    <Panel title={<span translate="no">{userHandle}</span>}>
      <DealCards items={items} postageInCents={postageInCents} label={`Cards from ${userHandle}`} />
      {planB && (
        <Muted as="p">
          {planBWords(userHandle, { ...planB, moreCents: planB.moreInCents }, sum, option.missing)}
        </Muted>
      )}
    </Panel>
  );
}
