// What a browser's page translation does to the DOM: each text becomes <font><font>text</font></font>, also later ones.
// Evaluated in a page (translation.ts).
(() => {
  const skip = 'script,style,textarea,[translate=no],.notranslate,font';
  const wrap = (text) => {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest(skip)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
    inner.textContent = text.data.replace(/[a-z]+/gi, (word) => word + 'o');
    outer.append(inner);
    text.replaceWith(outer);
  };
  const all = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  document.documentElement.classList.add('translated-ltr');
  all(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') wrap(target);
      for (const node of addedNodes) {
        if (node.nodeType === Node.TEXT_NODE) wrap(node);
        else if (node.nodeType === Node.ELEMENT_NODE && !node.closest('font')) all(node);
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
})();
