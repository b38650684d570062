/** The package's entry warns about Node 20 at each start. Its parts work there, and are all that the entry exports. */
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}

declare module 'oidc-provider/lib/helpers/interaction_policy/index.js' {
  import { interactionPolicy } from 'oidc-provider';
  export import Prompt = interactionPolicy.Prompt;
  export import base = interactionPolicy.base;
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  import type { AdapterFactory } from 'oidc-provider';
  /** Keeps the last thousand entries. */
  export function createMemoryAdapter(): AdapterFactory;
}
