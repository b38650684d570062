import { useContext, useState, type ReactNode } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';

/**
 * For long lists: within it, the router's location changes only with the path, not with what follows it. React looks
 * for users of a changed context in everything that is below it; in a list of 3,000 rows this takes a slow processor
 * 50 ms whenever the address changes. React 19 doesn't look there any more.
 */
export function SteadyLocation({ children }: { children: ReactNode }) {
  const latest = {
    router: useContext(RouterStateContext),
    location: useContext(LocationContext),
    route: useContext(RouteContext),
  };
  const [steady, setSteady] = useState(latest);
  if (pathOf(steady) !== pathOf(latest)) setSteady(latest);
  return (
    <RouterStateContext.Provider value={steady.router}>
      <LocationContext.Provider value={steady.location}>
        <RouteContext.Provider value={steady.route}>{children}</RouteContext.Provider>
      </LocationContext.Provider>
    </RouterStateContext.Provider>
  );
}

/** Outside of a router there is no location, though its type says so. */
const pathOf = ({ location }: { location: { location: { pathname: string } } | null }) =>
  location?.location.pathname;
