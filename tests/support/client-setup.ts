import '@testing-library/jest-dom';
import { configure, getConfig, prettyDOM } from '@testing-library/react';

// Testing Library asks it whether timers are fake.
Object.assign(globalThis, { jest });

// A page's file is compiled when a test first opens it, which takes a busy machine longer than a second.
configure({ asyncUtilTimeout: 10_000 });

/** Set while the library waits; of the errors of its many tries it reads only the last. */
const IS_WAITING = '_disableExpensiveErrorDiagnostics';

/** The message holds the whole document as text, so an error thrown while waiting writes it when it is read. */
configure({
  getElementError(message, container) {
    const text = () =>
      [message, `Ignored nodes: comments, ${getConfig().defaultIgnore}\n${prettyDOM(container)}`]
        .filter(Boolean)
        .join('\n\n');
    const isRead = Reflect.get(getConfig(), IS_WAITING) !== true;
    const error = new Error(isRead ? text() : '');
    error.name = 'TestingLibraryElementError';
    if (isRead) return error;
    return Object.defineProperty(error, 'message', { configurable: true, get: text });
  },
});

// What jsdom leaves out since it lays nothing out.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 1000 });
window.scrollTo = () => undefined;
// A test of ahead-of-time drawing decides when the browser is idle.
window.requestIdleCallback = () => 0;
window.cancelIdleCallback = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

class PointerEventWithType extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
// Testing Library creates events with the document's own window.
Object.assign(document.defaultView!, { PointerEvent: PointerEventWithType });
Object.assign(globalThis, { PointerEvent: PointerEventWithType });
