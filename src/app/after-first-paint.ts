import { AFTER_PAINT_ATTRIBUTE, EARLY_ATTRIBUTE } from '@domain/after-first-paint';

/**
 * Loads the application once the document is painted. Before that, its scripts would only take the connection and the
 * processor from fonts, pictures and the painting itself. The document holds them in templates, where the browser's
 * preloader doesn't see them. A file of its own, the only script that a document names.
 */
void firstPaint().then(nextFrame).then(loadRest);
recordPresses();

declare global {
  interface Window {
    /** The buttons that were pressed so far, once; none are recorded after that. */
    takeEarlyPresses?: () => readonly HTMLElement[];
  }
}

/** A browser that reports no paint in this time won't do so at all. */
const LONGEST_WAIT_MS = 2_000;
/** A page in the background has no frames. */
const LONGEST_FRAME_MS = 100;

/** Resolves once something is painted, or at once where nothing will be: without a first screen, or in the background. */
function firstPaint(): Promise<void> {
  return new Promise((painted) => {
    const isEmpty = !document.getElementById('root')?.hasChildNodes();
    const cannotSay = !PerformanceObserver.supportedEntryTypes.includes('paint');
    if (isEmpty || cannotSay || document.hidden) return painted();
    document.addEventListener('visibilitychange', () => painted(), { once: true });
    setTimeout(painted, LONGEST_WAIT_MS);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) painted();
    }).observe({ type: 'paint', buffered: true });
  });
}

/**
 * The first paint may show the frame alone. What the document holds besides is parsed by now, and comes with the next one.
 */
function nextFrame(): Promise<void> {
  return new Promise((painted) => {
    setTimeout(painted, LONGEST_FRAME_MS);
    requestAnimationFrame(() => setTimeout(painted));
  });
}

/** Also the whole style sheets, which take the place of the first paint's. */
function loadRest(): void {
  const templates = document.querySelectorAll<HTMLTemplateElement>(
    `template[${AFTER_PAINT_ATTRIBUTE}]`,
  );
  for (const template of templates) {
    const elements = document.importNode(template.content, true);
    // In their order, as in a document: packages come before what imports them.
    for (const script of elements.querySelectorAll('script')) script.async = false;
    template.remove();
    // In the head, so that the styles that other pages bring later come after these.
    document.head.append(elements);
  }
  for (const element of document.querySelectorAll(`[${EARLY_ATTRIBUTE}]`)) element.remove();
}

/** Until the application is there, nothing else answers a press (`document/early-input`). */
function recordPresses(): void {
  const pressed = new Set<HTMLElement>();
  const record = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (button) pressed.add(button);
  };
  addEventListener('click', record);
  window.takeEarlyPresses = () => {
    removeEventListener('click', record);
    return [...pressed];
  };
}
