import { useNavigate, useRouteError } from 'react-router-dom';
import { toApiError } from '@/shared/api';
import { useDocumentTitle } from '@/shared/lib/document-title';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { isMissingChunk } from './is-missing-chunk';

/** A page that failed, inside the shell: the product's own error card (rules/errors#error-card). */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  useDocumentTitle('Something went wrong');
  const shown = isMissingChunk(error)
    ? { code: 'OUTDATED_BUILD', message: 'A newer version of this page is out.' }
    : toApiError(error);
  return <ErrorPanel error={shown} onBack={() => void navigate(-1)} />;
}
