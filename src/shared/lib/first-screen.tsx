import {
  createContext,
  startTransition,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

/** What is hydrated in one go: the page without its parts, or one of them. The same object as long as it is there. */
interface Hydrated {
  isHydrating: boolean;
}

/** Always on the server; in the browser from the start of hydration to its end. */
const page: Hydrated = { isHydrating: typeof window === 'undefined' };
const HydratedContext = createContext(page);

/** What isn't hydrated yet: the page, and the parts that it has. */
const awaited = new Set<object>();
let waiting: (() => void)[] = [];

function end(what: object): void {
  if (!awaited.delete(what) || awaited.size > 0) return;
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}

/** Called before a document's markup is hydrated. */
export function beginHydration(): void {
  page.isHydrating = true;
  awaited.add(page);
}

/** For the root of the application: its own hydration ends once it is in place, without the parts that are apart. */
export const useEndOfHydration = (): void => {
  useLayoutEffect(() => {
    page.isHydrating = false;
  }, []);
  useEffect(() => end(page), []);
};

/**
 * Runs a function once everything is hydrated, at once if nothing has to be. What components above a part depend on
 * mustn't change before: React would throw the part's markup away.
 */
export function afterHydration(work: () => void): void {
  if (awaited.size === 0) work();
  else waiting.push(work);
}

/**
 * A part of a document's first screen that React hydrates by itself: after the page around it, or as soon as somebody
 * presses something in it. Until then it keeps its first content, since React would throw the markup of a changed one
 * away. What is shown later is an ordinary part of the page.
 */
export function HydratedApart({ children }: { children: ReactNode }) {
  const around = useContext(HydratedContext);
  const [isApart] = useState(() => around.isHydrating);
  return isApart ? <Apart>{children}</Apart> : children;
}

function Apart({ children }: { children: ReactNode }) {
  const [first] = useState(children);
  const [part, setPart] = useState(() => ({ isThere: false }));
  useLayoutEffect(() => {
    if (!part.isThere) awaited.add(part);
    return () => end(part);
  }, [part]);
  const content = part.isThere ? children : first;
  return useMemo(
    () => (
      <Suspense>
        <Part onHydrated={() => startTransition(() => setPart({ isThere: true }))}>{content}</Part>
      </Suspense>
    ),
    [content],
  );
}

function Part({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  const [part] = useState<Hydrated>(() => ({ isHydrating: false }));
  // Only hydration asks for the server's value, which then stays, so that nothing is rendered again because of it.
  useSyncExternalStore(
    subscribeToNothing,
    () => part.isHydrating,
    () => (part.isHydrating = true),
  );
  useLayoutEffect(() => {
    part.isHydrating = false;
  }, [part]);
  const latest = useRef(onHydrated);
  useEffect(() => latest.current(), []);
  return <HydratedContext.Provider value={part}>{children}</HydratedContext.Provider>;
}

const subscribeToNothing = () => () => {};

/**
 * Whether this rendering is that of a document's first screen: on the server, and in the browser until hydration is
 * done. It must not use anything that only the browser knows, such as a width. The rendering that follows is a
 * transition: with `useSyncExternalStore`, it would be one long task.
 */
export function useIsFirstScreen(): boolean {
  const around = useContext(HydratedContext);
  const [isFirst, setFirst] = useState(() => around.isHydrating);
  useEffect(() => {
    if (isFirst) startTransition(() => setFirst(false));
  }, [isFirst]);
  return isFirst;
}

/**
 * For what a component measures before it is painted: a function that changes state at once, but in a document's first
 * screen, which looks right without it, as a transition that the browser can interrupt. That one waits until everything
 * is hydrated: the parts that aren't keep their first content, which has to change with what is around it.
 */
export function useMeasuredChange(): (change: () => void) => void {
  const isFirstScreen = useIsFirstScreen();
  const [isBrought] = useState(isFirstScreen);
  const isGentle = useRef(isFirstScreen);
  useLayoutEffect(() => {
    isGentle.current = isFirstScreen;
  });
  return useCallback(
    (change) => {
      if (isGentle.current || (isBrought && awaited.size > 0)) {
        afterHydration(() => startTransition(change));
      } else change();
    },
    [isBrought],
  );
}
