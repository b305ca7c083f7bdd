/** Sends recorded requests to a service, with real tokens in place of the recorded placeholders. */
import type { Answered } from './compare.ts';
import { menuLocationNames } from './menu-locations.ts';
import { FAUST_SECRET } from './settings.ts';
import type { RecordedRequest } from './recordings.ts';

const passwordOf = (login: string) => `${login}-Passw0rd!`;

type Faust = { accessToken?: string; refreshToken?: string };
type Jwt = { authToken?: string; refreshToken?: string };

/** What stands for a token that could not be had: the comparison then shows the difference. */
const NONE = 'none';

export class Client {
  private readonly base: string;
  private readonly tokens = new Map<string, Promise<Faust>>();
  private lastCode: string | undefined;

  constructor(base: string) {
    this.base = base;
  }

  /** @param name of the recording, which tells what `<jwt>` stands for */
  async send(request: RecordedRequest, name: string): Promise<Answered> {
    const headers = JSON.parse(await this.fill(JSON.stringify(request.headers), name)) as Record<string, string>;
    const body =
      request.body === undefined || request.body === null ? undefined : await this.fill(toOurMenus(toText(request.body), name), name);
    const response = await fetch(this.base + request.url, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(240_000),
      ...(body !== undefined && request.method !== 'GET' && { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: Object.fromEntries(response.headers), body: toValue(text) };
  }

  private async fill(text: string, name: string): Promise<string> {
    let filled = text.replaceAll('<right password>', passwordOf('editor'));
    for (const [placeholder, kind, login] of text.matchAll(/<(access|refresh) token(?: of (\w+))?>/g)) {
      const tokens = await this.faustTokens(login ?? 'editor');
      filled = filled.replaceAll(placeholder, (kind === 'access' ? tokens.accessToken : tokens.refreshToken) ?? NONE);
    }
    if (filled.includes('<authorization code>')) {
      // One that was used before, or a fresh one.
      const code = name.endsWith('-reused') ? (this.lastCode ?? NONE) : await this.code('editor');
      this.lastCode = code;
      filled = filled.replaceAll('<authorization code>', request(name) ? encodeURIComponent(code) : code);
    }
    if (filled.includes('<jwt>')) filled = filled.replaceAll('<jwt>', await this.jwt(name));
    return filled;
  }

  private faustTokens(login: string): Promise<Faust> {
    const known = this.tokens.get(login);
    if (known) return known;
    const tokens = (async () => {
      const body = JSON.stringify({ code: await this.code(login) });
      const headers = { 'content-type': 'application/json', 'x-faustwp-secret': FAUST_SECRET };
      const response = await fetch(`${this.base}/wp-json/faustwp/v1/authorize`, { method: 'POST', headers, body });
      return (toValue(await response.text()) ?? {}) as Faust;
    })();
    this.tokens.set(login, tokens);
    return tokens;
  }

  private async code(login: string): Promise<string> {
    const data = await this.ask<{ generateAuthorizationCode?: { code?: string } }>(
      'mutation($u:String,$p:String){generateAuthorizationCode(input:{username:$u,password:$p}){code}}',
      { u: login, p: passwordOf(login) },
    );
    return data?.generateAuthorizationCode?.code ?? NONE;
  }

  private async jwt(name: string): Promise<string> {
    const data = await this.ask<{ login?: Jwt }>(
      'mutation($u:String!,$p:String!){login(input:{username:$u,password:$p}){authToken refreshToken}}',
      { u: 'editor', p: passwordOf('editor') },
    );
    const { authToken = NONE, refreshToken = NONE } = data?.login ?? {};
    if (/refreshJwtAuthToken-correct|refresh-token/.test(name)) return refreshToken;
    // One sign of the signature is another.
    return name.includes('tampered') ? authToken.replace(/.{3}$/, (end) => (end === 'abc' ? 'cba' : 'abc')) : authToken;
  }

  private async ask<T>(query: string, variables: Record<string, unknown>): Promise<T | null> {
    const response = await fetch(`${this.base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const answer = toValue(await response.text());
    return typeof answer === 'object' && answer !== null && 'data' in answer ? (answer.data as T | null) : null;
  }
}

/** Whether its body is a form. */
const request = (name: string) => name.endsWith('-form');

function toText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** The recorded theme's places of menus under our names, as values of the enum and in lower case as ids. */
function toOurMenus(body: string, name: string): string {
  if (!/^menu/i.test(name)) return body;
  return Object.entries(menuLocationNames).reduce(
    (text, [theirs, ours]) =>
      text.replaceAll(new RegExp(`\\b${theirs.toUpperCase()}\\b`, 'g'), ours).replaceAll(`"${theirs}"`, `"${ours.toLowerCase()}"`),
    body,
  );
}

function toValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
