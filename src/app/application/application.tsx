import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import type { RouteObject } from 'react-router-dom';
import type { ApplicationRouter } from '@/shared/lib/application-router';
import { removeStartupParts } from '../document/document-state';
import { Providers } from '../providers';
import type { AppStore } from '../store';
import { useDebugPanel } from './use-debug-panel';

const DeveloperTools = lazy(async () => ({
  default: (await import('./developer-tools')).DeveloperTools,
}));

interface ApplicationProps {
  store: AppStore;
  router: ApplicationRouter;
  routes: RouteObject[];
  /** Whether the store's state came with the document, which capsules record. */
  fromDocument: boolean;
}

/**
 * The live application, or a frozen one until the user leaves it. Meanwhile the live store is paused, with the open
 * card.
 */
export function Application({ store, router, routes, fromDocument }: ApplicationProps) {
  const [frozen, setFrozen] = useState<ReactElement | null>(null);
  const panel = useDebugPanel(router);
  useEffect(removeStartupParts, []);
  if (frozen) return frozen;

  // Synchronously, so components unmount while the store is paused, and no query sets a timer.
  const freeze = (application: ReactElement) =>
    store.holdDuring(() => flushSync(() => setFrozen(application)));
  return (
    <>
      <Providers store={store} router={router} />
      {panel.isOpen && (
        <Suspense>
          <DeveloperTools
            store={store}
            router={router}
            routes={routes}
            fromDocument={fromDocument}
            onClose={panel.close}
            onFreeze={freeze}
            onLeave={() => setFrozen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
