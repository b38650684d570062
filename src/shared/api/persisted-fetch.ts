import operationIds from './generated/operation-ids.json';

interface Operation {
  query?: string;
  operationName?: string;
  variables?: unknown;
}

/** Under `npm run dev` and in tests. Vite and Jest both fill in `process.env.NODE_ENV`. */
const isDevelopment = process.env.NODE_ENV !== 'production';

const ids: Readonly<Record<string, string>> = operationIds;

/** An operation's hash in place of its text. Only development builds send text, for one without a hash. */
function persisted({ query, operationName, variables }: Operation) {
  const id = operationName && Object.hasOwn(ids, operationName) ? ids[operationName] : undefined;
  if (id === undefined && isDevelopment) return { query, variables };
  return { id, variables };
}

function persistedUrl(address: string): URL {
  const url = new URL(address);
  const { query, operationName, variables } = Object.fromEntries(url.searchParams);
  const operation = persisted({
    ...(query && { query }),
    ...(operationName && { operationName }),
    ...(variables && { variables }),
  });
  url.search = '';
  for (const [name, value] of Object.entries(operation)) {
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  return url;
}

/** `fetch` for graphql-request that asks by hash: `{ id, variables }` as JSON, or as the parameters of a GET. */
export function persistedFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  if (typeof init.body !== 'string') return fetch(persistedUrl(String(input)), init);
  const operation = JSON.parse(init.body) as Operation;
  return fetch(input, { ...init, body: JSON.stringify(persisted(operation)) });
}
