import { createStandIns } from './stand-ins';

/**
 * Lets React work on a page that the browser translates. A translator takes texts out of the page and puts its own in
 * their place, mostly in `<font>` elements. React still holds the ones that were taken out: it would throw when it
 * removes one or puts something before it, and a new text would appear nowhere.
 *
 * So before React touches such a text, it comes back into its place. The translator sees that, and translates it again.
 *
 * @returns ends it
 */
export function keepTextsInPlace(): () => void {
  const standIns = createStandIns();
  // It also sees what extensions and browsers do, which don't call the methods below.
  const observer = new MutationObserver(standIns.note);
  observer.observe(document, { childList: true, subtree: true });

  /** Nothing happens to a node that is in its place, or that nothing stands in for. */
  const putBack = (node: Node) => {
    if (node.parentNode) return;
    // The observer's turn comes later.
    standIns.note(observer.takeRecords());
    standIns.of(node)?.replaceWith(node);
  };

  const { insertBefore, appendChild, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};

  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, next: Node | null) {
      // A new part is put together outside of the document, where nobody translates.
      if (this.isConnected) putBack(node);
      if (next) putBack(next);
      return insertBefore.call(this, node, next && childAround(this, next));
    },
    appendChild(this: Node, node: Node) {
      if (this.isConnected) putBack(node);
      return appendChild.call(this, node);
    },
    removeChild(this: Node, node: Node) {
      putBack(node);
      return node.parentNode ? removeChild.call(node.parentNode, node) : node;
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      putBack(this);
      nodeValue.set?.call(this, text);
    },
  });

  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { insertBefore, appendChild, removeChild });
    Object.defineProperty(Node.prototype, 'nodeValue', nodeValue);
  };
}

/** The child of an element that is a node or contains it: a translator may have wrapped it. */
function childAround(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
