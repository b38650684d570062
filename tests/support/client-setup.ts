import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Testing Library asks it whether timers are fake.
Object.assign(globalThis, { jest });

// A page's file is translated when a test first opens it, which takes a busy machine longer than a second.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom leaves out since it lays nothing out.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 1000 });
window.scrollTo = () => undefined;
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
// Testing Library makes events of the document's own window.
Object.assign(document.defaultView!, { PointerEvent: PointerEventWithType });
Object.assign(globalThis, { PointerEvent: PointerEventWithType });
