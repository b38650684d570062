/** The properties that queries by role, visibility and pointers ask for, of an element and of each of its ancestors. */
const DISPLAY_DEPENDS_ON = ['hidden', 'type', 'open'];
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };
const OWN = ['opacity', 'content'];
const DASHED = { pointerEvents: 'pointer-events' };

/**
 * Lets a window answer what tests ask of computed styles without computing all of them: jsdom goes through its whole
 * style sheet for each element and each question, which was a fifth of the time of tests of components. While a
 * document has no style sheet of its own, the answers follow from an element, its attributes and its inline styles.
 * Any other question is jsdom's to answer.
 */
function answerStylesQuickly(window) {
  const compute = window.getComputedStyle.bind(window);
  const displays = new Map();

  const displayOf = (element) => {
    if (element.style?.display) return element.style.display;
    const attributes = DISPLAY_DEPENDS_ON.map((name) => element.getAttribute(name));
    const key = JSON.stringify([element.localName, element.parentElement?.localName, attributes]);
    if (!displays.has(key)) displays.set(key, compute(element).display);
    return displays.get(key);
  };
  const inherited = (element, name) => {
    for (let each = element; each !== null; each = each.parentElement) {
      const value = each.style?.getPropertyValue(name);
      if (value) return value;
    }
    return INHERITED[name];
  };
  const quickly = (element, name) => {
    if (name === 'display') return displayOf(element);
    if (name in INHERITED) return inherited(element, name);
    return OWN.includes(name) ? (element.style?.getPropertyValue(name) ?? '') : undefined;
  };

  window.getComputedStyle = (element, pseudoElement) => {
    if (window.document.styleSheets.length > 0) return compute(element, pseudoElement);
    let computed;
    const all = () => (computed ??= compute(element));
    const valueOf = (name) => quickly(element, name) ?? all().getPropertyValue(name);
    return new Proxy(
      {},
      {
        get(_, name) {
          if (name === 'getPropertyValue') return valueOf;
          const value =
            typeof name === 'string' ? quickly(element, DASHED[name] ?? name) : undefined;
          return value ?? all()[name];
        },
      },
    );
  };
}

module.exports = { answerStylesQuickly };
