import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
}

export interface Page {
  status: number;
  headers: Headers;
  text: string;
  /** The resolved redirect. */
  location: URL | undefined;
  /** The cookies that it sets, as sent. */
  cookies: string[];
}

/** A browser without a screen: keeps cookies by name and path, but follows no redirects. */
export class Browser {
  readonly cookies = new Map<string, { value: string; path: string }>();
  readonly base: string;

  constructor(base: string) {
    this.base = base;
  }

  /** A browser for an app, which starts to listen. */
  static async before(app: FastifyInstance): Promise<Browser> {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    return new Browser(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  }

  async ask(
    address: string | URL,
    { method = 'GET', headers, json, form }: Asking = {},
  ): Promise<Page> {
    const url = new URL(address, this.base);
    const cookie = [...this.cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie && { cookie }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: new URLSearchParams(form) }),
    });
    const cookies = response.headers.getSetCookie();
    for (const line of cookies) this.#keep(line);
    const location = response.headers.get('location');
    return {
      status: response.status,
      headers: response.headers,
      text: await response.text(),
      location: location === null ? undefined : new URL(location, url),
      cookies,
    };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const path = attributes.find((part) => part.startsWith('Path='))?.slice(5) ?? '/';
    const isOver = attributes.some(
      (part) => part === 'Max-Age=0' || Date.parse(part.replace(/^expires=/i, '')) < Date.now(),
    );
    if (isOver) this.cookies.delete(name);
    else this.cookies.set(name, { value, path });
  }

  async csrfToken(): Promise<string> {
    const { text } = await this.ask('/api/csrf_token');
    return (JSON.parse(text) as { csrf_token: string }).csrf_token;
  }

  /** Begins a sign-in as the sign-in page does. @returns the provider's address to go to */
  async begin(redirectTo?: unknown): Promise<string> {
    const page = await this.tryToBegin(redirectTo);
    if (page.status !== 200) throw new Error(`${page.status}: ${page.text}`);
    return (JSON.parse(page.text) as { redirect_url: string }).redirect_url;
  }

  async tryToBegin(redirectTo?: unknown): Promise<Page> {
    return this.ask('/auth/google_oauth2', {
      method: 'POST',
      headers: { 'x-csrf-token': await this.csrfToken() },
      json: { redirect_to: redirectTo },
    });
  }

  /** Opens the callback's address on this browser's own origin, whatever the provider's origin for it is. */
  comeBack({ pathname, search }: URL): Promise<Page> {
    return this.ask(`${pathname}${search}`);
  }

  async status(): Promise<{ authenticated: boolean; user: Record<string, unknown> | null }> {
    const { text } = await this.ask('/api/auth_status');
    return JSON.parse(text) as never;
  }

  /** The browser's session token. */
  get token(): string | undefined {
    return (this.cookies.get('session') ?? this.cookies.get('__Host-session'))?.value;
  }
}
