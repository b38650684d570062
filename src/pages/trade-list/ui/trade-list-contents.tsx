import { lazy, Suspense, useEffect, useMemo } from 'react';
import { REMOVED_BANNER } from '@domain/moderation';
import { costOfCopies, isMarketPrice } from '@domain/pricing';
import type { TradeListKind } from '@domain/trade-list';
import { MatchNote } from '@/widgets/matches';
import { useIsSelecting } from '@/features/change-selected';
import { UnsavedItems, useListItems } from '@/features/edit-trade-list';
import { DroppedNote } from '@/features/filter-cards';
import { useListedPrintings } from '@/entities/card';
import { BuiltDecksNote } from '@/entities/deck';
import { sellersPriceWords, type SaleListSettings, type TradeList } from '@/entities/trade-list';
import { costWords } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import { tradeListWords } from '../model/trade-list-words';
import type { TradeListViewpoint } from '../model/use-trade-list-viewpoint';
import { ListedCards } from './listed-cards';
import styles from './trade-list-contents.module.css';

const loadSettings = async () => ({ default: (await import('./sale-settings')).SaleSettings });

/** Forms, which only owners who edit need. */
const SaleSettings = lazy(loadSettings);
const WantSettings = lazy(async () => ({
  default: (await import('./want-settings')).WantSettings,
}));

interface TradeListContentsProps {
  kind: TradeListKind;
  list: TradeList;
  viewpoint: TradeListViewpoint;
  onAddCards: () => void;
}

/** A list's contents, and for its owner the state of changes. */
export function TradeListContents({ kind, list, viewpoint, onAddCards }: TradeListContentsProps) {
  const { handle, isOwner, isSharedView, mode } = viewpoint;
  const withDrafts = useListItems(kind, list);
  // Others don't see unsaved changes.
  const items = isSharedView ? list.items : withDrafts;
  // While rows are selected, they look as in view.
  const isEdited = useIsSelecting(kind) ? false : list.isOwner && mode === 'edit';
  const { settings } = list;
  const isSeller = isOwner && settings !== undefined;
  useEffect(() => {
    // Ahead of editing, which then works offline, too. If it fails now, editing tries again.
    if (isSeller) void loadSettings().catch(() => undefined);
  }, [isSeller]);
  return (
    <>
      {settings &&
        (mode === 'edit' ? (
          <>
            <div className={styles.settings}>
              <Suspense>
                <SaleSettings list={{ id: list.id, settings }} />
              </Suspense>
            </div>
            <h2 className={styles.cards}>Cards for sale</h2>
          </>
        ) : (
          <Banner settings={settings} />
        ))}
      {isOwner && mode === 'edit' && list.newWantsWouldDo !== undefined && (
        <div className={styles.settings}>
          <Suspense>
            <WantSettings
              wantListId={list.id}
              newWantsWouldDo={list.newWantsWouldDo}
              showsAtMost={list.showsAtMost ?? false}
            />
          </Suspense>
        </div>
      )}
      {handle && !isSharedView && <MatchNote handle={handle} kind={kind} />}
      {Object.keys(items).length === 0 ? (
        <NothingListed kind={kind} onAddCards={onAddCards} />
      ) : (
        <>
          {isSeller && <BuiltDecksNote copies={Object.values(items)} />}
          {settings ? (
            !isEdited && <SellersPrice settings={settings} items={items} />
          ) : (
            <WantedCost items={items} />
          )}
          <ListedCards kind={kind} list={list} items={items} isEdited={isEdited} />
        </>
      )}
      {isOwner && <UnsavedItems kind={kind} />}
    </>
  );
}

/** The seller's banner above their list, always shown as plain text. */
const Banner = ({ settings }: { settings: SaleListSettings }) => {
  const text = settings.isBannerRemoved ? REMOVED_BANNER : settings.banner;
  return text.trim() === '' ? null : (
    <aside className={styles.banner} aria-label="Message from the seller">
      <span className={styles.bannerSign}>
        <Icon name="mail" />
      </span>
      <p dir="auto" className={styles.bannerText}>
        {text}
      </p>
    </aside>
  );
};

/** Shown to the owner while editing an empty list. */
function NothingListed({ kind, onAddCards }: Pick<TradeListContentsProps, 'kind' | 'onAddCards'>) {
  const { title, text } = tradeListWords[kind].nothing;
  return (
    <>
      <DroppedNote />
      <EmptyState
        figure="cards"
        title={title}
        actions={
          <Button variant="primary" icon="add" aria-haspopup="dialog" onClick={onAddCards}>
            Add Cards
          </Button>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}

type Items = Pick<TradeList, 'items'>;

/** How the seller's prices follow the market, if any do. */
function SellersPrice({ settings, items }: Items & { settings: SaleListSettings }) {
  const words = sellersPriceWords(settings.pricing);
  const isMarketUsed = Object.values(items).some(
    ({ priceType }) => priceType && isMarketPrice(priceType),
  );
  return words && isMarketUsed ? <p className={styles.pricing}>{words}</p> : null;
}

/** The cost of everything on a want list, regardless of the filter (rules/trade-lists#what-it-costs). */
function WantedCost({ items }: Items) {
  const { rows } = useListedPrintings(items);
  const money = useMoney();
  const cost = useMemo(
    () =>
      rows && costOfCopies(rows.map(({ printing, item }) => ({ printing, copies: item.quantity }))),
    [rows],
  );
  // The line reserves its space while the cards load.
  return <p className={styles.cost}>{cost ? costWords('wanted', cost, money) : '\u00a0'}</p>;
}
