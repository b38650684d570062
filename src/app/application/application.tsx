import { lazy, Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ApplicationRouter } from '@/shared/lib/address/application-router';
import { RenderedAddress } from '@/shared/lib/address/use-login-path';
import { removeStartupParts } from '../document/document-state';
import { takeTypedEarly } from '../document/typed-early';
import { Providers } from '../providers';
import type { AppStore } from '../store';
import { useDebugPanel } from './use-debug-panel';

const DeveloperTools = lazy(async () => ({
  default: (await import('./developer-tools')).DeveloperTools,
}));

interface ApplicationProps {
  store: AppStore;
  router: ApplicationRouter;
  /** The router's own provider. */
  children: ReactNode;
  /** The address that the document's page was rendered for; null if the document brought none. */
  renderedAddress: string | null;
}

/**
 * The live application, or a frozen one until the user leaves it. Meanwhile the live store is paused, with the open
 * card.
 */
export function Application({ store, router, renderedAddress, children }: ApplicationProps) {
  const [frozen, setFrozen] = useState<ReactElement | null>(null);
  const panel = useDebugPanel(router);
  useEffect(() => {
    takeTypedEarly();
    removeStartupParts();
  }, []);
  if (frozen) return frozen;

  // Synchronously, so components unmount while the store is paused, and no query sets a timer.
  const freeze = (application: ReactElement) =>
    store.holdDuring(() => flushSync(() => setFrozen(application)));
  return (
    <>
      <RenderedAddress.Provider value={renderedAddress}>
        <Providers store={store} router={router}>
          {children}
        </Providers>
      </RenderedAddress.Provider>
      {panel.isOpen && (
        <Suspense>
          <DeveloperTools
            store={store}
            router={router}
            fromDocument={renderedAddress !== null}
            onClose={panel.close}
            onFreeze={freeze}
            onLeave={() => setFrozen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
