/** The part of React's tree that shows whether a component was called; React's own tools read it in the same way. */
interface Fiber {
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The same node in the previous tree. */
  alternate: Fiber | null;
  memoizedProps: Record<string, unknown> | null;
}

declare global {
  interface Window {
    /** The cards' ids of rows that were rendered, or something in them. */
    renderedRows: Set<string>;
  }
}

/** Runs before the page's own scripts: replaces React's tools, and records which rows a commit rendered. */
export function recordRenders(): void {
  /** React's mark of a component that was called. */
  const PERFORMED_WORK = 1;
  window.renderedRows = new Set();

  /** Whether anything in a part of the tree was rendered. A part that React skipped is the same object as before. */
  const visit = (fiber: Fiber): boolean => {
    let isRendered = (fiber.flags & PERFORMED_WORK) !== 0;
    if (fiber.child !== fiber.alternate?.child) {
      for (let child = fiber.child; child; child = child.sibling) {
        if (visit(child)) isRendered = true;
      }
    }
    const rowId = fiber.child?.memoizedProps?.['data-item-id'];
    if (isRendered && typeof rowId === 'string') window.renderedRows.add(rowId);
    return isRendered;
  };

  const nothing = () => undefined;
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => void visit(root.current),
    onCommitFiberUnmount: nothing,
    onPostCommitFiberRoot: nothing,
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}
