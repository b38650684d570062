import { lazy, Suspense, useState, type ComponentType } from 'react';

interface LazyPage<Props extends object> {
  Page: ComponentType<Props>;
  /** Loads the page's file, so that the first rendering can show the page. */
  load: () => Promise<void>;
}

/**
 * A page whose file is loaded at its first visit. React's `lazy` would suspend once even if the file is already loaded,
 * and a change of the store in that moment would throw away what the server rendered.
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
    // Stays the component of the first rendering: another one would lose the page's state.
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
