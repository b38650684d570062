import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';

/** The router's key for the entry with which a visit began. */
const FIRST_ENTRY = 'default';

/** Back where one came from, or home where the visit began here (rules/cards#card-page). */
export function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Button
      icon="back"
      onClick={() => void (key === FIRST_ENTRY ? navigate(routes.home) : navigate(-1))}
    >
      Back
    </Button>
  );
}
