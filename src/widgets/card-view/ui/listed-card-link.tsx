import { Link } from 'react-router-dom';
import { cardPath } from '@domain/page';
import { useAppDispatch } from '@/shared/store';
import { cardFollowed } from '../model/card-view-slice';

interface ListedCardLinkProps {
  card: { id: string; name: string };
  /** The cards of the list that the link is in, in their order. */
  listed: readonly string[];
  className?: string | undefined;
}

/** A card's name as a link to its page, where previous and next lead through the list (rules/cards#leafing-through). */
export function ListedCardLink({ card: { id, name }, listed, className }: ListedCardLinkProps) {
  const dispatch = useAppDispatch();
  return (
    <Link
      to={cardPath(id)}
      className={className}
      onClick={() => void dispatch(cardFollowed([...new Set(listed)]))}
    >
      {name}
    </Link>
  );
}
