import { useNavigate, useRouteError, isRouteErrorResponse } from 'react-router-dom';
import { UnknownValueError } from '@domain/errors';
import { useDocumentTitle } from '@/shared/lib/address/document-title';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/error-panel';

const SAID_BY_BROWSERS =
  /dynamically imported module|importing a module script failed|unable to preload/i;

/** Whether a page's own file couldn't be loaded, as happens in an old tab after a deployment. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && SAID_BY_BROWSERS.test(error.message);

/** What a person reads. An exception's own words are for the console, where the router writes them. */
function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof UnknownValueError) return error.message;
  return isMissingChunk(error)
    ? 'This page’s files couldn’t be loaded. A newer version is out, or the connection is lost.'
    : 'It is our fault, not yours. A reload may help.';
}

/** A page that failed, inside the shell: the product's own error card (rules/errors#error-card). */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  useDocumentTitle('Something went wrong');
  return <ErrorPanel message={describe(error)} onBack={() => void navigate(-1)} />;
}

/** The router's last resort, where even the shell is missing (rules/errors#error-card). */
export function ApplicationError() {
  const error = useRouteError();
  return (
    <main style={{ padding: 'var(--space-6) var(--gutter)' }}>
      <h1>Unexpected Application Error!</h1>
      <p>{describe(error)}</p>
      <p>
        <Button icon="retry" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </p>
      {/* A full load, since what failed may be the program itself. */}
      <a href={routes.home}>Go to the home page</a>
    </main>
  );
}
