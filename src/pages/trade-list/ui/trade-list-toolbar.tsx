import { useLocation } from 'react-router-dom';
import { OFFER_ON_LIST } from '@domain/offer';
import type { TradeListKind } from '@domain/trade-list';
import { matchesOnlyToggled, selectIsMatchesOnly } from '@/features/filter-cards';
import { MakeOffer } from '@/features/make-offer';
import { PlayerMenu } from '@/features/moderate-player';
import { ShareButton } from '@/features/share-list';
import { useAuth } from '@/entities/session';
import type { TradeList } from '@/entities/trade-list';
import { routes } from '@/shared/routes';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { LinkButton } from '@/shared/ui/link-button';
import { PhoneSheet } from '@/shared/ui/phone-sheet';
import { Switch } from '@/shared/ui/switch';
import { tradeListWords, type TradeListWords } from '../model/trade-list-words';
import type { TradeListViewpoint } from '../model/use-trade-list-viewpoint';
import { AddCardsButton } from './card-picker/add-cards-button';
import { ExportList } from './export-list';
import { ImportListButton } from './import-list-button';
import styles from './trade-list-page.module.css';

interface TradeListToolbarProps {
  kind: TradeListKind;
  list: TradeList;
  /** Whether there are any cards on the list. */
  hasCards: boolean;
  viewpoint: TradeListViewpoint;
  /** Whether the dialog that adds cards is open. */
  isPicking: boolean;
  onPick: (isPicking: boolean) => void;
}

/**
 * The actions for a whole list: the owner edits and shares it, others make an offer (rules/trade-lists#toolbar). On a
 * phone, all but the first are in a sheet.
 */
export function TradeListToolbar({
  kind,
  list,
  hasCards,
  viewpoint,
  isPicking,
  onPick,
}: TradeListToolbarProps) {
  const { handle, isOwner, isSharedView, mode } = viewpoint;
  const { search } = useLocation();
  const ownHandle = useAuth().user?.handle ?? null;
  if (isSharedView) return null;
  const exported = hasCards && (
    <ExportList kind={kind} handle={isOwner ? ownHandle : handle} list={list} />
  );
  if (!isOwner) {
    return (
      hasCards &&
      handle && (
        <>
          <MakeOffer handle={handle} offerType={OFFER_ON_LIST[kind]} />
          {exported}
          <PlayerMenu handle={handle} reported={list.settings?.banner ? 'BANNER' : undefined} />
        </>
      )
    );
  }
  const isView = mode === 'view' && ownHandle !== null;
  return (
    <>
      <ModeToggle words={tradeListWords[kind]} mode={mode} hasCards={hasCards} />
      {mode === 'edit' && (
        <AddCardsButton
          kind={kind}
          isOpen={isPicking}
          onOpen={() => onPick(true)}
          onClose={() => onPick(false)}
        />
      )}
      <PhoneSheet label="More actions" icon="more">
        {isView && <ShareButton subject={kind} listId={list.id} handle={ownHandle} />}
        {isView && kind === 'WANT_LIST' && hasCards && (
          <LinkButton variant="quiet" icon="offers" to={routes.deals}>
            Find the cheapest deal
          </LinkButton>
        )}
        {isView && exported}
        <ImportListButton kind={kind} />
        {isView && (
          <LinkButton
            variant="quiet"
            icon="globe"
            to={{ pathname: tradeListWords[kind].sharedPath, search }}
          >
            What others see
          </LinkButton>
        )}
      </PhoneSheet>
    </>
  );
}

interface ModeToggleProps {
  words: TradeListWords;
  mode: 'view' | 'edit';
  /** An empty list's first button is in its box. */
  hasCards: boolean;
}

/** Switches between viewing and editing, with the same cards on the screen (rules/trade-lists#toolbar). */
function ModeToggle({ words, mode, hasCards }: ModeToggleProps) {
  const { search } = useLocation();
  const rank = hasCards ? 'primary' : 'secondary';
  return mode === 'view' ? (
    <LinkButton variant={rank} icon="edit" to={{ pathname: words.editPath, search }}>
      Edit
    </LinkButton>
  ) : (
    <LinkButton variant={rank} icon="check" to={{ pathname: words.viewPath, search }}>
      View
    </LinkButton>
  );
}

/** Shows only the printings that are also on the viewer's own other list (rules/trade-lists#viewers-switch). */
export function MatchesOnlySwitch({ kind }: { kind: TradeListKind }) {
  const dispatch = useAppDispatch();
  return (
    <Switch
      label={tradeListWords[kind].matchesOnly}
      checked={useAppSelector(selectIsMatchesOnly)}
      onChange={() => dispatch(matchesOnlyToggled())}
      className={styles.switch}
    />
  );
}
