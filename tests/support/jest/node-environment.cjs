const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * Packages that are loaded once share these for as long as the worker runs. React Redux is loaded twice, as a module of
 * either kind, and each takes its context from here.
 */
const SHARED_BY_PACKAGES = new Set([Symbol.for('react-redux-context')]);

/** Which own properties an object has, to give it just those back later. */
function remember(object) {
  const before = Object.getOwnPropertyDescriptors(object);
  return () => {
    for (const key of Reflect.ownKeys(object)) {
      if (!Object.hasOwn(before, key) && !SHARED_BY_PACKAGES.has(key)) delete object[key];
    }
    for (const key of Reflect.ownKeys(before)) {
      const now = Object.getOwnPropertyDescriptor(object, key);
      const { value, get, configurable, writable } = before[key];
      if (now?.value === value && now?.get === get) continue;
      if (configurable) Object.defineProperty(object, key, before[key]);
      else if (writable) object[key] = value;
    }
  };
}

/** Tests run in the worker's own realm, as `packages-once-runtime` asks; what a file changes in it is put back. */
class NodeEnvironment {
  constructor({ projectConfig }) {
    const { exit, exitCode } = process;
    this.putBack = [
      ...[globalThis, process.env].map(remember),
      () => Object.assign(process, { exit, exitCode }),
    ];
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    const timers = { config: projectConfig, global: globalThis, moduleMocker: this.moduleMocker };
    this.fakeTimers = new LegacyFakeTimers({
      ...timers,
      timerConfig: { idToRef: Number, refToId: Number },
    });
    this.fakeTimersModern = new ModernFakeTimers(timers);
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const putBack of this.putBack) putBack();
    this.global = null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** None: modules are compiled in the worker's own realm. */
  getVmContext() {
    return null;
  }
}

module.exports = NodeEnvironment;
module.exports.remember = remember;
