import '@testing-library/jest-dom';

// What jsdom leaves out since it lays nothing out.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 1000 });
window.scrollTo = () => undefined;
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
