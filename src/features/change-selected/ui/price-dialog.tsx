import { useMemo, useState } from 'react';
import {
  askedPriceText,
  CURRENCY,
  isNamedPrice,
  type Money,
  parsePriceType,
  PRICE_TYPE_CHOICES,
  readFixedPrice,
  type PriceType,
} from '@domain/pricing';
import type { ListedPrinting, PrintingChange } from '@/entities/card';
import {
  askedCentsOf,
  isForSale,
  type ListItem,
  type SaleListItem,
  type TradeList,
} from '@/entities/trade-list';
import { counted } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { Select } from '@/shared/ui/select';
import { TextField } from '@/shared/ui/text-field';
import { setListItems } from '../model/bulk-commands';
import { BulkDialog } from './bulk-dialog';

interface PriceDialogProps {
  list: TradeList;
  rows: readonly ListedPrinting<ListItem>[];
}

/** Sets the same price for every selected printing: the market price, a fixed one, or by agreement. */
export function PriceDialog({ list, rows }: PriceDialogProps) {
  const money = useMoney();
  const [priceType, setPriceType] = useState<PriceType>('MARKET');
  const [typed, setTyped] = useState('');
  const price = readFixedPrice(typed);
  const fixedPriceInCents = isNamedPrice(priceType) ? price.cents : null;
  const isKnown = !isNamedPrice(priceType) || fixedPriceInCents !== null;
  const changes = useMemo(
    () =>
      rows.flatMap(({ card, printing, item }): PrintingChange[] => {
        if (!isForSale(item)) return [];
        const from = priceText(item, money);
        const to = priceText({ ...item, priceType, fixedPriceInCents }, money);
        return from === to ? [] : [{ card, printing, from, to }];
      }),
    [rows, priceType, fixedPriceInCents, money],
  );
  return (
    <BulkDialog
      title="Set prices"
      of="SALE_LIST"
      fields={
        <>
          <Select
            label="Kind of price"
            options={PRICE_TYPE_CHOICES}
            value={priceType}
            onChange={({ target }) => setPriceType(parsePriceType(target.value))}
          />
          {isNamedPrice(priceType) && (
            <TextField
              label={`Price in ${CURRENCY.name}`}
              inputMode="decimal"
              autoComplete="off"
              hint={
                money.other && fixedPriceInCents !== null ? money.sum(fixedPriceInCents) : undefined
              }
              value={typed}
              error={typed.trim() !== '' && price.sentence}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </>
      }
      changes={isKnown ? changes : null}
      notYet={<p>Enter the price of each copy.</p>}
      nothing="Everything that is selected already has this price."
      wordsFor={(chosen) => `${counted(chosen.length, 'price')} changed`}
      apply={(chosen) =>
        setListItems(
          'SALE_LIST',
          list,
          chosen.map(({ printing }) => ({ variantId: printing.id, priceType, fixedPriceInCents })),
        )
      }
    />
  );
}

const priceText = (item: SaleListItem, money: Money): string =>
  askedPriceText(item.priceType, askedCentsOf(item), money);
