import type { Context } from './context';

/**
 * Makes something once a request, on first use: a module's loaders live this way, so that the
 * context needs to know no module.
 */
export function perRequest<Value>(make: (context: Context) => Value): (context: Context) => Value {
  const made = new WeakMap<Context, Value>();
  return (context) => {
    let value = made.get(context);
    if (value === undefined) {
      value = make(context);
      made.set(context, value);
    }
    return value;
  };
}
