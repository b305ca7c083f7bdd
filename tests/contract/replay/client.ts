/** Sends recorded requests to a service, with real tokens in place of the recorded placeholders. */
import type { ReplayResponse } from './compare.ts';
import { menuLocationNames } from './menu-locations.ts';
import { FAUST_SECRET } from './settings.ts';
import type { RecordedRequest } from './recordings.ts';

const getPassword = (login: string) => `${login}-Passw0rd!`;

type FaustTokens = { accessToken?: string; refreshToken?: string };
type JwtTokens = { authToken?: string; refreshToken?: string };

/** Sent in place of a token that could not be created. The comparison then shows the difference. */
const MISSING_TOKEN = 'none';

export class Client {
  private readonly base: string;
  private readonly tokens = new Map<string, Promise<FaustTokens>>();
  private lastCode: string | undefined;

  constructor(base: string) {
    this.base = base;
  }

  /** @param name of the recording, which determines the token that replaces `<jwt>` */
  async send(request: RecordedRequest, name: string): Promise<ReplayResponse> {
    const headers = JSON.parse(await this.replacePlaceholders(JSON.stringify(request.headers), name)) as Record<string, string>;
    const body =
      request.body === undefined || request.body === null
        ? undefined
        : await this.replacePlaceholders(replaceMenuLocations(toText(request.body), name), name);
    const response = await fetch(this.base + request.url, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(240_000),
      ...(body !== undefined && request.method !== 'GET' && { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: Object.fromEntries(response.headers), body: parseJsonOrText(text) };
  }

  private async replacePlaceholders(text: string, name: string): Promise<string> {
    let filled = text.replaceAll('<right password>', getPassword('editor'));
    for (const [placeholder, kind, login] of text.matchAll(/<(access|refresh) token(?: of (\w+))?>/g)) {
      const tokens = await this.getFaustTokens(login ?? 'editor');
      filled = filled.replaceAll(placeholder, (kind === 'access' ? tokens.accessToken : tokens.refreshToken) ?? MISSING_TOKEN);
    }
    if (filled.includes('<authorization code>')) {
      // Recordings whose name ends in "-reused" send the previous code again.
      const generateCode = name.endsWith('-reused') ? (this.lastCode ?? MISSING_TOKEN) : await this.code('editor');
      this.lastCode = generateCode;
      filled = filled.replaceAll('<authorization code>', hasFormBody(name) ? encodeURIComponent(generateCode) : generateCode);
    }
    if (filled.includes('<jwt>')) filled = filled.replaceAll('<jwt>', await this.getJwt(name));
    return filled;
  }

  private getFaustTokens(login: string): Promise<FaustTokens> {
    const known = this.tokens.get(login);
    if (known) return known;
    const tokens = (async () => {
      const body = JSON.stringify({ code: await this.code(login) });
      const headers = { 'content-type': 'application/json', 'x-faustwp-secret': FAUST_SECRET };
      const response = await fetch(`${this.base}/wp-json/faustwp/v1/authorize`, { method: 'POST', headers, body });
      return (parseJsonOrText(await response.text()) ?? {}) as FaustTokens;
    })();
    this.tokens.set(login, tokens);
    return tokens;
  }

  private async code(login: string): Promise<string> {
    const data = await this.execute<{ generateAuthorizationCode?: { code?: string } }>(
      'mutation($u:String,$p:String){generateAuthorizationCode(input:{username:$u,password:$p}){code}}',
      { u: login, p: getPassword(login) },
    );
    return data?.generateAuthorizationCode?.code ?? MISSING_TOKEN;
  }

  private async getJwt(name: string): Promise<string> {
    const data = await this.execute<{ login?: JwtTokens }>(
      'mutation($u:String!,$p:String!){login(input:{username:$u,password:$p}){authToken refreshToken}}',
      { u: 'editor', p: getPassword('editor') },
    );
    const { authToken = MISSING_TOKEN, refreshToken = MISSING_TOKEN } = data?.login ?? {};
    if (/refreshJwtAuthToken-correct|refresh-token/.test(name)) return refreshToken;
    // The end of the signature is changed.
    return name.includes('tampered') ? authToken.replace(/.{3}$/, (end) => (end === 'abc' ? 'cba' : 'abc')) : authToken;
  }

  private async execute<T>(query: string, variables: Record<string, unknown>): Promise<T | null> {
    const response = await fetch(`${this.base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const result = parseJsonOrText(await response.text());
    return typeof result === 'object' && result !== null && 'data' in result ? (result.data as T | null) : null;
  }
}

/** Returns whether the recorded request has a form-encoded body, by the name of the recording. */
const hasFormBody = (name: string) => name.endsWith('-form');

function toText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** Replaces the menu locations of the recorded theme by those of the content model: enum values in upper case, ids in lower case. */
function replaceMenuLocations(body: string, name: string): string {
  if (!/^menu/i.test(name)) return body;
  return Object.entries(menuLocationNames).reduce(
    (text, [recordedName, ourName]) =>
      text
        .replaceAll(new RegExp(`\\b${recordedName.toUpperCase()}\\b`, 'g'), ourName)
        .replaceAll(`"${recordedName}"`, `"${ourName.toLowerCase()}"`),
    body,
  );
}

function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
