import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

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

globalThis.PointerEvent ??= class extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
} as typeof PointerEvent;
