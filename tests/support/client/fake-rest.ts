import { INBOX_STREAM } from '@domain/offer';
import type { ShownCurrency } from '@domain/pricing';
import type { User } from '@domain/user';
import { FakeEvents } from './fake-events';

/** One call outside of GraphQL that the application made, such as `DELETE /users/sign_out`. */
export interface RestCall {
  route: string;
  headers: Record<string, string>;
  /** The JSON that was sent. */
  json: unknown;
}

type Answer = (init: RequestInit) => Promise<Response>;

const PROVIDER = 'https://identity.example/authorize?state=s';
const CSRF_TOKEN = 'a-token-of-this-session';

/** The server's side of the session, as the specification's section 7 describes it. */
export class FakeRest {
  /** Who is signed in. */
  user: User | null = null;
  /** In which currency they see amounts; null for dollars. */
  currency: ShownCurrency | null = null;
  readonly calls: RestCall[] = [];
  readonly events = new FakeEvents();
  private readonly overrides = new Map<string, Answer>();

  /** Answers one route this way from now on; null returns to the specification. */
  answerWith(route: string, answer: Answer | null): void {
    if (answer) this.overrides.set(route, answer);
    else this.overrides.delete(route);
  }

  /** How often a route was called. */
  count(route: string): number {
    return this.calls.filter((call) => call.route === route).length;
  }

  /** Undefined for an address outside of REST. */
  answer(input: RequestInfo | URL, init: RequestInit): Promise<Response> | undefined {
    const route = `${init.method ?? 'GET'} ${new URL(String(input), window.location.href).pathname}`;
    const known = this.overrides.get(route) ?? this.known[route];
    if (!known) return undefined;
    const headers = Object.fromEntries(new Headers(init.headers));
    const json: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    this.calls.push({ route, headers, json });
    return known(init);
  }

  private readonly known: Record<string, Answer> = {
    'GET /api/auth_status': async () =>
      Response.json({
        authenticated: this.user !== null,
        user: this.user,
        ...(this.user && { currency: this.currency }),
      }),
    'GET /api/csrf_token': async () => Response.json({ csrf_token: CSRF_TOKEN }),
    'POST /auth/google_oauth2': async ({ headers }) =>
      new Headers(headers).get('x-csrf-token') === CSRF_TOKEN
        ? Response.json({ redirect_url: PROVIDER })
        : Response.json({ errors: [] }, { status: 403 }),
    'DELETE /users/sign_out': async () => {
      this.user = null;
      return new Response(null, { status: 204 });
    },
    [`GET ${INBOX_STREAM}`]: (init) => this.events.answer(init),
  };
}
