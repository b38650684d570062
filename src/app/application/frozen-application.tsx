import { useEffect, useRef, useState } from 'react';
import { RouterProvider, type RouteObject } from 'react-router-dom';
import type { Capsule } from '@domain/capsule';
import { FrozenBanner } from '../replay/frozen-banner';
import { Providers } from '../providers';
import { FrozenBoundary } from './frozen-boundary';
import { frozenRouter } from './frozen-router';
import { frozenStore } from './frozen-store';
import { useStillness } from './use-stillness';
import { withLaterFields } from './with-later-fields';

interface FrozenApplicationProps {
  capsule: Capsule;
  routes: RouteObject[];
  onLeave: () => void;
}

/** The application as a capsule recorded it: nothing is asked, nothing moves on (rules/capsules#frozen). */
export function FrozenApplication({ capsule, routes, onLeave }: FrozenApplicationProps) {
  const banner = useRef<HTMLElement>(null);
  const [store] = useState(() => frozenStore(withLaterFields(capsule.finalState)));
  const [router] = useState(() => frozenRouter(routes, capsule.link));
  useStillness(banner);
  useEffect(() => {
    banner.current?.querySelector('button')?.focus();
    return () => router.dispose();
  }, [router]);

  return (
    <>
      <FrozenBanner ref={banner} capsule={capsule} onLeave={onLeave} />
      <FrozenBoundary>
        <Providers store={store}>
          <RouterProvider router={router} />
        </Providers>
      </FrozenBoundary>
    </>
  );
}
