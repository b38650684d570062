import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { routes } from '@/shared/routes';

const describe = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
};

/** The router's last resort, where not even the shell stands (rules/errors#error-card). */
export function ApplicationError() {
  const error = useRouteError();
  return (
    <main style={{ padding: 'var(--space-6) var(--gutter)' }}>
      <h1>Unexpected Application Error!</h1>
      <p>{describe(error)}</p>
      {/* A full load, since what failed may be the program itself. */}
      <a href={routes.home}>Start again at the home page</a>
    </main>
  );
}
