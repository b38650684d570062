import { lazy, Suspense, useState, type ComponentType } from 'react';

interface LazyPage<Props extends object> {
  Page: ComponentType<Props>;
  /** Loads the page's file, so that the page is there at its first rendering. */
  load: () => Promise<void>;
}

/**
 * A page whose file is loaded at its first visit. React's `lazy` alone would suspend once even where the file is there,
 * and what the server rendered would be thrown away if the store changed meanwhile.
 */
export function lazyPage<Props extends object>(
  importPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = await importPage();
  };
  const Lazy = lazy(async () => ({ default: (await importPage()) as ComponentType<object> }));

  function Page(props: Props) {
    // As at first: another component would lose the page's state.
    const [Loaded] = useState(() => loaded);
    return Loaded ? (
      <Loaded {...props} />
    ) : (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    );
  }
  return { Page, load };
}
