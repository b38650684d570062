import type { TradeListKind } from '@domain/trade-list';
import { matchesOnlyToggled, selectIsMatchesOnly } from '@/features/filter-cards';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Switch } from '@/shared/ui/switch';
import { tradeListWords } from '../model/trade-list-words';
import styles from './trade-list-page.module.css';

/** Leaves only the printings that the viewer's own other list names (rules/trade-lists#viewers-switch). */
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
