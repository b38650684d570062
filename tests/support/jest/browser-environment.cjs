const { runInNewContext } = require('node:vm');
const { JSDOM, VirtualConsole } = require('jsdom');
const NodeEnvironment = require('./node-environment.cjs');
const { answerStylesQuickly } = require('./quick-styles.cjs');

const { remember } = NodeEnvironment;

/** Node's own instead of jsdom's: the language, timers, and what `fetch` works with. */
const NODES_OWN = new Set(
  [
    runInNewContext('Object.getOwnPropertyNames(globalThis)'),
    ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'],
    ['fetch', 'Headers', 'Request', 'Response', 'FormData', 'Blob', 'URL', 'URLSearchParams'],
    ['AbortController', 'AbortSignal', 'structuredClone', 'TextEncoder', 'TextDecoder'],
    ['console', 'performance', 'crypto', 'constructor'],
  ].flat(),
);

const SELF = ['window', 'self', 'top', 'parent', 'frames'];

/**
 * One window a worker, which packages that are loaded once may hold on to. Its properties become global ones for each
 * test file, and what the file leaves in it goes when the file ends.
 */
class BrowserEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    BrowserEnvironment.window ??= openWindow();
    const { window } = BrowserEnvironment;
    this.putBack.push(
      ...[window, window.document, window.navigator].map(remember),
      emptied(window),
    );
    showAsGlobals(window);
    this.putBack.push(withoutTimers());
  }

  /** Until it is unmounted, the application may go on after a test's last line: nobody waits for it in an `act` then. */
  handleTestEvent({ name }) {
    if (name === 'test_fn_start') globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    if (name === 'test_fn_success' || name === 'test_fn_failure')
      globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  }
}

function openWindow() {
  const { window } = new JSDOM('<!DOCTYPE html>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
    // Each test file has a console of its own.
    virtualConsole: new VirtualConsole().sendTo({
      error: (...printed) => globalThis.console['error'](...printed),
    }),
  });
  answerStylesQuickly(window);
  window.CSS = { escape: require('css.escape') };
  return window;
}

function showAsGlobals(window) {
  const prototypes = [window, Object.getPrototypeOf(window), window.EventTarget.prototype];
  for (const key of new Set(prototypes.flatMap((each) => Object.getOwnPropertyNames(each)))) {
    if (!NODES_OWN.has(key)) Object.defineProperty(globalThis, key, asGlobal(window, key));
  }
  for (const key of SELF) {
    Object.defineProperty(globalThis, key, {
      configurable: true,
      writable: true,
      value: globalThis,
    });
  }
}

/** What is assigned to the global property stays there; jsdom's own functions ask for the window as `this`. */
function asGlobal(window, key) {
  const original = window[key];
  const isMethod = typeof original === 'function' && original.prototype === undefined;
  let shown = isMethod ? () => bound : () => window[key];
  const bound = isMethod ? original.bind(window) : undefined;
  return {
    configurable: true,
    enumerable: true,
    get: () => shown(),
    set: (value) => {
      shown = () => value;
    },
  };
}

/** Notes listeners from now on; the answer takes them and all content, storage and history away again. */
function emptied(window) {
  const listeners = [];
  const { addEventListener } = window.EventTarget.prototype;
  for (const target of [window, window.document]) {
    target.addEventListener = (...given) => {
      listeners.push([target, ...given]);
      addEventListener.apply(target, given);
    };
  }
  return () => {
    for (const [target, ...given] of listeners) target.removeEventListener(...given);
    const { document } = window;
    for (const element of [document.documentElement, document.head, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    document.head.replaceChildren();
    document.body.replaceChildren();
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.history.replaceState(null, '', 'http://localhost/');
  };
}

/** Notes timers from now on; the answer stops those that still wait, which would wake the next file. */
function withoutTimers() {
  const waiting = new Set();
  const { setTimeout, setInterval } = globalThis;
  globalThis.setTimeout = Object.assign((...given) => noted(setTimeout(...given)), setTimeout);
  globalThis.setInterval = (...given) => noted(setInterval(...given));
  drawFramesByTimers();
  const noted = (timer) => {
    waiting.add(timer);
    return timer;
  };
  return () => waiting.forEach((timer) => clearTimeout(timer));
}

/** jsdom's own frames would stop for good with the timer that they were begun by. */
function drawFramesByTimers() {
  let callbacks = new Map();
  let drawing = new Map();
  let lastId = 0;
  const drawFrame = () => {
    drawing = callbacks;
    callbacks = new Map();
    for (const draw of drawing.values()) draw(performance.now());
  };
  // One timer a frame: what asks for the same frame runs in it, with no other timer between.
  globalThis.requestAnimationFrame = (draw) => {
    if (callbacks.size === 0) globalThis.setTimeout(drawFrame, 16);
    callbacks.set(++lastId, draw);
    return lastId;
  };
  globalThis.cancelAnimationFrame = (id) => {
    callbacks.delete(id);
    drawing.delete(id);
  };
}

module.exports = BrowserEnvironment;
