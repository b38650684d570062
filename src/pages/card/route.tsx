import { useParams } from 'react-router-dom';
import { aspectEndpoints } from '@/entities/aspect';
import { cardEndpoints, selectCard } from '@/entities/card';
import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';
import { CardPage } from './ui/card-page';

export function Component() {
  const { segment = '' } = useParams();
  return <CardPage key={segment} cardId={segment} />;
}

export const loader: PageLoader = ({ dispatch, getState, params: { segment = '' } }) =>
  loaded([
    dispatch(aspectEndpoints.aspects.initiate(undefined, AHEAD)),
    ...(selectCard(getState(), segment)
      ? []
      : [dispatch(cardEndpoints.card.initiate(segment, AHEAD))]),
  ]);
