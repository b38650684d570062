import { VARIANT_TYPE_NAMES, type Card, type VariantGroup } from '@domain/card';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Tabs } from '@/shared/ui/tabs';
import { selectCardDetail, tabChosen } from '../model/card-detail-slice';
import { PrintingGroup, type RenderGroup } from './printing-group';

interface CardPrintingsProps {
  card: Card;
  groups: readonly [VariantGroup, ...VariantGroup[]];
  renderMore: RenderGroup | undefined;
}

/** A card's groups of printings, under tabs where there is more than one (rules/cards#dialog). */
export function CardPrintings({ card, groups, renderMore }: CardPrintingsProps) {
  const dispatch = useAppDispatch();
  const { tab } = useAppSelector(selectCardDetail);
  const hasTab = ({ variants }: VariantGroup) =>
    variants.some(({ variantType }) => variantType === tab);
  const active = groups.find(hasTab) ?? groups[0];
  const panel = (
    <PrintingGroup key={active.variantType} card={card} group={active} renderMore={renderMore} />
  );
  if (groups.length === 1) return panel;
  return (
    <Tabs
      label="Printings"
      tabs={groups.map(({ variantType }) => ({
        key: variantType,
        label: VARIANT_TYPE_NAMES[variantType],
      }))}
      active={active.variantType}
      onSelect={(variantType) => dispatch(tabChosen(variantType))}
    >
      {panel}
    </Tabs>
  );
}
