import { useCallback, useEffect, useState } from 'react';
import { keptParameters } from '@domain/query-string';
import type { ApplicationRouter } from '@/shared/lib/address/application-router';

const asks = (search: string): boolean => new URLSearchParams(search).has('debug');

/** Whether `?debug` in the address opened the developer panel, and it wasn't closed since. */
export function useDebugPanel(router: ApplicationRouter) {
  const [isOpen, setIsOpen] = useState(() => asks(router.state.location.search));

  useEffect(() => {
    let last = router.state.location.key;
    return router.subscribe(({ location }) => {
      if (location.key === last) return;
      last = location.key;
      if (asks(location.search)) setIsOpen(true);
    });
  }, [router]);

  const close = useCallback(() => {
    setIsOpen(false);
    const { pathname, search, hash, state } = router.state.location;
    if (!asks(search)) return;
    const rest = keptParameters(search, (name) => name !== 'debug');
    void router.navigate(
      { pathname, search: rest && `?${rest}`, hash },
      { replace: true, state, preventScrollReset: true },
    );
  }, [router]);

  return { isOpen, close };
}
