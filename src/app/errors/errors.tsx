import { useNavigate, useRouteError, isRouteErrorResponse } from 'react-router-dom';
import { toApiError } from '@/shared/api';
import { useDocumentTitle } from '@/shared/lib/document-title';
import { routes } from '@/shared/routes';
import { ErrorPanel } from '@/shared/ui/error-panel';

const SAID_BY_BROWSERS =
  /dynamically imported module|importing a module script failed|unable to preload/i;

/** Whether a page's own file couldn't be loaded, as happens in an old tab after a deployment. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && SAID_BY_BROWSERS.test(error.message);

/** A page that failed, inside the shell: the product's own error card (rules/errors#error-card). */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  useDocumentTitle('Something went wrong');
  const shown = isMissingChunk(error)
    ? {
        code: 'OUTDATED_BUILD',
        message:
          'This page’s files couldn’t be loaded. A newer version is out, or the connection is lost.',
      }
    : toApiError(error);
  return <ErrorPanel error={shown} onBack={() => void navigate(-1)} />;
}

const describe = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
};

/** The router's last resort, where even the shell is missing (rules/errors#error-card). */
export function ApplicationError() {
  const error = useRouteError();
  return (
    <main style={{ padding: 'var(--space-6) var(--gutter)' }}>
      <h1>Unexpected Application Error!</h1>
      <p>{describe(error)}</p>
      {/* A full load, since what failed may be the program itself. */}
      <a href={routes.home}>Go to the home page</a>
    </main>
  );
}
