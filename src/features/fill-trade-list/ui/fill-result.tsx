import { TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { counted } from '@/shared/lib/counted';
import { LinkButton } from '@/shared/ui/link-button';
import { Notice } from '@/shared/ui/notice';
import { FILL_WORDS } from '../model/fill-words';

/** What came of it, and the way to the list. */
export const FillResult = ({ kind, added }: { kind: TradeListKind; added: number }) => (
  <Notice
    tone="success"
    title={`${counted(added, 'printing')} added to your ${TRADE_LISTS[kind].name}`}
    actions={
      <LinkButton icon="lists" to={FILL_WORDS[kind].path}>
        {FILL_WORDS[kind].link}
      </LinkButton>
    }
  />
);
