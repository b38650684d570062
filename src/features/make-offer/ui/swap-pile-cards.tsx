import { useId, useState } from 'react';
import { printingName, setAndNumber } from '@domain/card';
import { sumInDollars } from '@domain/pricing';
import { CardThumbnail, printingLabel } from '@/entities/card';
import { useMediaQuery } from '@/shared/lib/browser/responsive';
import { useMoney } from '@/shared/lib/money';
import { useAppDispatch } from '@/shared/store';
import { Disclosure } from '@/shared/ui/disclosure';
import { Dotted } from '@/shared/ui/dotted';
import { Muted } from '@/shared/ui/muted';
import { QuantityEntry } from '@/shared/ui/quantity-entry';
import { TextField } from '@/shared/ui/text-field';
import type { OfferDraft, OfferPile } from '../model/offer-draft';
import { copiesChosen } from '../model/offer-drafts-slice';
import type { SwapRow } from '../model/use-swap-cards';
import { BeforeMark } from './before-mark';
import styles from './swap-form.module.css';

interface SwapPileCardsProps {
  draft: OfferDraft;
  pile: OfferPile;
  title: string;
  rows: readonly SwapRow[];
}

/** How many cards that aren't in the swap are listed at once. */
const SHOWN = 8;

/** Where one side is above the other. The style sheet has the same width. */
const NARROW = '(max-width: 767px)';

/** One side of a swap: its cards, and others to add. */
export function SwapPileCards({ draft, pile, title, rows }: SwapPileCardsProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const isNarrow = useMediaQuery(NARROW);
  const picks = draft.wanted[pile];
  const chosen = rows.filter((row) => row.id in picks);
  const wanted = search.trim().toLowerCase();
  const others = rows
    .filter(
      (row) =>
        !(row.id in picks) &&
        row.item.available > 0 &&
        printingLabel(row.card, row.printing).toLowerCase().includes(wanted),
    )
    .toSorted((one, other) => Number(other.item.isWanted) - Number(one.item.isWanted));
  const othersTitle = pile === 'gives' ? 'Other cards to give' : 'Other cards to get';
  return (
    <section aria-labelledby={id} className={styles.pile}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {chosen.length === 0 ? (
        <Muted as="p">No cards yet. Choose some below.</Muted>
      ) : (
        <ul role="list" aria-label={title}>
          {chosen.map((row) => (
            <SwapCard key={row.id} draft={draft} pile={pile} row={row} />
          ))}
        </ul>
      )}
      {/* A phone shows both sides first. */}
      <Disclosure
        title={othersTitle}
        headingLevel={4}
        defaultOpen={!isNarrow || chosen.length === 0}
      >
        <div className={styles.others}>
          <TextField
            type="search"
            label={pile === 'gives' ? 'Find a card to give' : 'Find a card to get'}
            icon="search"
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            onClear={() => setSearch('')}
          />
          {others.length === 0 ? (
            <Muted as="p">{wanted === '' ? 'No other cards.' : 'No results found'}</Muted>
          ) : (
            <ul role="list" aria-label={othersTitle}>
              {others.slice(0, SHOWN).map((row) => (
                <SwapCard key={row.id} draft={draft} pile={pile} row={row} />
              ))}
            </ul>
          )}
          {others.length > SHOWN && (
            <Muted as="p">{`${others.length - SHOWN} more: search for a name.`}</Muted>
          )}
        </div>
      </Disclosure>
    </section>
  );
}

interface SwapCardProps {
  draft: OfferDraft;
  pile: OfferPile;
  row: SwapRow;
}

/** A printing with its market price, how many copies there are, and how many are in the swap. */
function SwapCard({ draft, pile, row: { id, card, printing, item } }: SwapCardProps) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const problemId = useId();
  const quantity = draft.wanted[pile][id]?.quantity ?? 0;
  // In the terms that are answered.
  const before = draft.counters ? (draft.seen.terms[pile][id]?.quantity ?? 0) : null;
  const cents = printing.currentMarketPrice?.priceCents;
  const free = `${item.available} free`;
  const wanted = pile === 'gives' ? 'wanted' : 'you want it';
  const price = cents === undefined ? 'no market price' : sumInDollars(cents, money);
  const path = pile === 'gives' ? 'gives' : 'gets';
  const refused = draft.failure?.errors?.find(
    ({ variantId, field }) => variantId === id && field.startsWith(path),
  );
  const problem =
    refused?.message ??
    (quantity > item.available
      ? item.available === 0
        ? 'No copies are left.'
        : `Only ${item.available} left.`
      : null);
  return (
    <li className={styles.card}>
      <CardThumbnail image={printing.images.front ?? card.images.front} aspects={card.aspects} />
      <span className={styles.name} translate="no">
        <span>{card.name}</span>
        {card.subtitle && <span className={styles.muted}>{`, ${card.subtitle}`}</span>}
      </span>
      <span className={styles.about}>
        <Dotted>
          {setAndNumber(card, printing)}
          {printingName(card, printing)}
          {price}
          {free}
          {item.isWanted && wanted}
        </Dotted>
        <BeforeMark before={before} quantity={quantity} />
        {problem && (
          <span id={problemId} className={styles.problem}>
            {problem}
          </span>
        )}
      </span>
      <QuantityEntry
        label={`${printingLabel(card, printing)}, ${pile === 'gives' ? 'given' : 'got'}`}
        value={quantity}
        least={0}
        most={item.available}
        describedBy={problem ? problemId : undefined}
        onChange={(value) =>
          dispatch(
            copiesChosen({
              pile,
              pick: { variantId: id, cardId: item.cardId, quantity: value },
            }),
          )
        }
      />
    </li>
  );
}
