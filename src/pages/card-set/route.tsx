import { useParams } from 'react-router-dom';
import { normalizeCardSetCode } from '@domain/card-set';
import { cardListLink } from '@/features/filter-cards';
import { aspectEndpoints } from '@/entities/aspect';
import { cardEndpoints } from '@/entities/card';
import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';
import { CardSetPage } from './ui/card-set-page';

/** The page of a set, whatever its code looks like: the page checks it (rules/pages#set-or-card). */
export function Component() {
  const { segment = '' } = useParams();
  return <CardSetPage key={segment} code={segment} />;
}

export const loader: PageLoader = ({ dispatch, params: { segment = '' }, read }) => {
  read(cardListLink);
  return loaded([
    dispatch(aspectEndpoints.aspects.initiate(undefined, AHEAD)),
    dispatch(cardEndpoints.cardSet.initiate(normalizeCardSetCode(segment), AHEAD)),
  ]);
};
