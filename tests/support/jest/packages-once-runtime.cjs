const { createRequire } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** The name of a package: no path, no module of Node's own, no alias of ours and no style sheet. */
const PACKAGE = /^(?!\.|\/|node:|@(?:domain|server|tests)?\/)(?!.*\.css$)/;

/** They add their hooks and matchers to the test file that loads them. */
const WITH_HOOKS = /^@testing-library\/(?:react|jest-dom)$/;

/** What they export depends on whether there is a window as they load, so files without one get a copy of their own. */
const LOOK_FOR_WINDOW =
  /^(?:react-dom|react-redux|react-router|semantic-ui-react|@testing-library)\b|\/query\/react$/;

/** Each module of ours as a function, by its file; each test file calls it and gets variables of its own. */
const compiled = new Map();

/** What the engine learns of a function, such as how to run it quickly, stays with it from file to file. */
function compileOnce(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.run;
  const run = compileFunction(source, parameters, { filename });
  compiled.set(filename, { source, run });
  return run;
}

/**
 * Jest's runtime, but each worker loads a package once, with Node's own loader, and not once a test file in a sandbox:
 * loading them took three quarters of a test file's time. Test files keep modules of ours to themselves. Needs an
 * environment whose tests run in the worker's own realm, since classes of a package are the same for all of them.
 */
class PackagesOnceRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const [, environment] = given;
    this.hasWindow = 'document' in environment.global;
    const { executor } = this;
    executor.compile = (source, filename) =>
      environment.global === null
        ? null
        : compileOnce(source, filename, executor.injectedModuleParameters);
  }

  requireModule(from, moduleName, options, isRequireActual) {
    return options === undefined && this.isShared(moduleName)
      ? createRequire(from)(moduleName)
      : super.requireModule(from, moduleName, options, isRequireActual);
  }

  /** Jest's own parts: the runner keeps state and is loaded for each file, `expect` and what prints need not be. */
  requireInternalModule(from, moduleName) {
    if (moduleName === 'node:async_hooks') return { AsyncLocalStorage: RunningTest };
    return moduleName !== undefined && PACKAGE.test(moduleName)
      ? createRequire(from)(moduleName)
      : super.requireInternalModule(from, moduleName);
  }

  isShared(moduleName) {
    if (moduleName === undefined || !PACKAGE.test(moduleName)) return false;
    if (WITH_HOOKS.test(moduleName)) return false;
    return this.hasWindow || !LOOK_FOR_WINDOW.test(moduleName);
  }

  /** `process` is the worker's own here: what is put on it would outlive this file. */
  installGetBuiltinModule() {}
}

/**
 * Says to the runner which test is running. Its own choice, an AsyncLocalStorage a file, is never switched off in Node
 * 20, so that every promise of a later file costs as much more as there were files before it. Tests of a file run one
 * after the other, and need no more than this.
 */
class RunningTest {
  store;

  getStore() {
    return this.store;
  }

  run(store, callback) {
    const before = this.store;
    this.store = store;
    return callback().finally(() => {
      this.store = before;
    });
  }
}

module.exports = PackagesOnceRuntime;
module.exports.default = PackagesOnceRuntime;
