import { NOT_WANTED } from '@domain/want-list';
import { useCreateWantListMutation, type WantList, type WantListItem } from '@/entities/want-list';
import { useFocusAfterRemoval } from '@/shared/lib/browser/focus-after-removal';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { setWanted } from '../model/save-wanted';
import { WantedControl } from './wanted-control';

interface WantPrintingProps {
  /** The viewer's own; null if they have none. The first printing creates it. */
  list: WantList | null;
  /** Undefined if the printing isn't on it. */
  item: WantListItem | undefined;
  printing: { variantId: string; cardId: string };
  /** The printing's name for screen readers: “Lantern Scout, Foil”. */
  label: string;
}

/** How many copies of a printing the viewer wants, or the button that puts it on their want list. */
export function WantPrinting({ list, item, printing, label }: WantPrintingProps) {
  const dispatch = useAppDispatch();
  const [createList, { isLoading }] = useCreateWantListMutation();
  const button = useFocusAfterRemoval(item !== undefined);
  if (list && item) return <WantedControl own={{ wantListId: list.id, item }} label={label} />;
  const add = async () => {
    const wantListId = list?.id ?? (await createList()).data?.id;
    if (wantListId === undefined) return;
    const absent = { ...printing, quantity: NOT_WANTED, version: 0 };
    dispatch(setWanted({ wantListId, item: absent }, 1));
  };
  return (
    <Button
      ref={button}
      variant="quiet"
      icon="add"
      aria-label={`Want ${label}`}
      loading={isLoading}
      onClick={() => void add()}
    >
      Want
    </Button>
  );
}
