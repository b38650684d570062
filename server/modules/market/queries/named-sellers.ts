import { isVisibleTo } from '@server/modules/sharing';
import { sql, type SQL } from 'drizzle-orm';
import type { Asking } from './market';
import { openItemsOfLists } from './open-items';

/** Items of named players on lists that the viewer may see; `asked` is a condition on `u.handle`. */
const soldItems = (asked: SQL, viewer: Asking | null): SQL =>
  openItemsOfLists({
    lists: sql`${asked} and l.user_id is distinct from ${viewer?.id ?? null}::uuid and ${isVisibleTo(viewer)}`,
  });

/** The printings that some players sell, with those of their handles, if the viewer may see the lists. */
export const soldByAny = (handles: readonly string[], viewer: Asking | null): SQL =>
  sql`select card_variant_id, array_agg(handle order by handle) as handles
    from (${soldItems(sql`u.handle = any(${sql.param([...handles])}::text[])`, viewer)}) sold
    group by card_variant_id`;
