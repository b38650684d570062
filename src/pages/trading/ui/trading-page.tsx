import type { ReactNode } from 'react';
import type { TradeListKind } from '@domain/trade-list';
import { HUB_TABS, type HubTab } from '@domain/trading-hub';
import { droppedRead, selectTradingHub, tabChosen, tradingHubLink } from '@/features/filter-cards';
import { UnreadMark } from '@/features/follow-offers';
import { useAddressLink } from '@/shared/lib/address/address-link';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { DroppedNotice } from '@/shared/ui/notice';
import { Page } from '@/shared/ui/page';
import { Tabs } from '@/shared/ui/tabs';
import { CardsTab } from './cards/cards-tab';
import { OffersTab } from './offers/offers-tab';
import { SharedListsTab } from './shared-lists/shared-lists-tab';
import styles from './trading-page.module.css';

/** The tabs' names (rules/trading-hub#tabs); Offers has the number of unread ones. */
const NAMES: Record<HubTab, ReactNode> = {
  SharedWantLists: (
    <>
      <span className={styles.shared}>Shared </span>
      <span>Want</span>
      <span className={styles.lists}> Lists</span>
    </>
  ),
  SharedSaleLists: (
    <>
      <span className={styles.shared}>Shared </span>
      <span>Sale</span>
      <span className={styles.lists}> Lists</span>
    </>
  ),
  Cards: 'Cards',
  Offers: (
    <>
      <span>Offers</span>
      <UnreadMark />
    </>
  ),
};
const TABS = HUB_TABS.map((key) => ({ key, label: NAMES[key] }));

/** The kind of lists that a tab shows. */
const KINDS: Record<Exclude<HubTab, 'Cards' | 'Offers'>, TradeListKind> = {
  SharedWantLists: 'WANT_LIST',
  SharedSaleLists: 'SALE_LIST',
};

/** The trading hub: the lists that others share, and the viewer's offers (rules/trading-hub#tabs). */
export function TradingPage() {
  const isFollowed = useAddressLink(tradingHubLink);
  const dispatch = useAppDispatch();
  const { tab } = useAppSelector(selectTradingHub);
  return (
    <Page
      title="Trading"
      lead="Find players who have what you want or want what you have, and make a deal."
    >
      <DroppedNote />
      {/* Until then the state is that of the last open tab, and loading that one would be useless. */}
      {isFollowed && (
        <Tabs label="Trading" tabs={TABS} active={tab} onSelect={(key) => dispatch(tabChosen(key))}>
          <TabContent tab={tab} />
        </Tabs>
      )}
    </Page>
  );
}

function TabContent({ tab }: { tab: HubTab }) {
  if (tab === 'Offers') return <OffersTab />;
  if (tab === 'Cards') return <CardsTab />;
  return <SharedListsTab kind={KINDS[tab]} />;
}

/** Names the ignored parts of the link (rules/links#dropped-parts), until dismissed. */
function DroppedNote() {
  const dispatch = useAppDispatch();
  const { dropped } = useAppSelector(selectTradingHub);
  return <DroppedNotice dropped={dropped} onDismiss={() => dispatch(droppedRead())} />;
}
