/** The semantics of Faust's token, `useAuth` and `useLogout`, in a page that this test imitates. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearAccessToken, fetchAccessToken, getAccessToken } from './access-token.ts';
import { type AuthState, watchAuthorization } from './authorization.ts';
import type { AuthConfig } from './config.ts';
import { logOut } from './logout.ts';

const config: AuthConfig = {
  apiBasePath: '/api/faust',
  loginPagePath: '/login/',
  contentUrl: 'https://cms.example',
  authType: 'local',
};

const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const respondWithToken = async () => Response.json({ accessToken: 'token', accessTokenExpiration: Date.now() / 1000 + 300 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(() => {
  clearAccessToken();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the access token', () => {
  test('is kept, and renewed 60 seconds before it expires', async () => {
    fetched.mockImplementation(respondWithToken);
    expect(await fetchAccessToken(config)).toBe('token');
    expect(getAccessToken()).toBe('token');
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/faust/auth/token/']);
    await vi.advanceTimersByTimeAsync(239_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(240_000);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test('a code is sent encoded', async () => {
    fetched.mockImplementation(respondWithToken);
    await fetchAccessToken(config, { code: 'a+b/c=' });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/faust/auth/token/?code=a%2Bb%2Fc%3D');
  });

  test.each([
    ['a status that is not OK', async () => Response.json({ error: 'Unauthorized' }, { status: 401 })],
    ['a server error', async () => new Response('Internal Server Error', { status: 500 })],
    ['a network failure', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a response that is not JSON', async () => new Response('<html>')],
    ['a response without content', async () => new Response(null, { status: 204 })],
    ['a response without a token', async () => Response.json({ accessToken: 1 })],
  ])('%s clears it and yields nothing, without an error', async (_case, respond) => {
    fetched.mockImplementationOnce(respondWithToken);
    await fetchAccessToken(config);
    fetched.mockImplementation(respond);
    expect(await fetchAccessToken(config)).toBeNull();
    expect(getAccessToken()).toBeNull();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('a wrong clock causes no requests without end', async () => {
    fetched.mockImplementation(async () => Response.json({ accessToken: 'token', accessTokenExpiration: 0 }));
    await fetchAccessToken(config);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(13);
  });
});

function createPage(href: string) {
  const page = { location: { href, replace: vi.fn<(url: string) => void>() }, history: { replaceState: vi.fn<History['replaceState']>() } };
  return { ...page, page: page as unknown as Pick<Window, 'location' | 'history'> };
}

function watch(options: Partial<AuthConfig> & { shouldRedirect?: boolean }, href = 'https://site.example/drafts/?x=1') {
  const { shouldRedirect = true, ...changes } = options;
  const states: AuthState[] = [];
  const { page, location, history } = createPage(href);
  const stop = watchAuthorization({ ...config, ...changes }, { shouldRedirect, page, onChange: (state) => states.push(state) });
  return { states, location, history, stop };
}

const login = '/login/?redirect_uri=https%3A%2F%2Fsite.example%2Fdrafts%2F%3Fx%3D1';
const redirect = 'https://cms.example/generate?redirect_uri=https%3A%2F%2Fsite.example%2Fdrafts%2F%3Fx%3D1';

describe('the state of the visitor', () => {
  test('is true for those who are signed in, who are not redirected', async () => {
    fetched.mockImplementation(respondWithToken);
    const { states, location } = watch({});
    expect(states).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(states).toEqual([{ isLoading: false, isAuthenticated: true, authResult: true }]);
    expect(location.replace).not.toHaveBeenCalled();
  });

  test.each([
    ['local', login],
    ['redirect', redirect],
  ] as const)('is false for all others, who are redirected after 200 ms with the type %s', async (authType, target) => {
    fetched.mockResolvedValue(new Response(null, { status: 401 }));
    const { states, location } = watch({ authType });
    await vi.advanceTimersByTimeAsync(0);
    expect(states).toEqual([{ isLoading: false, isAuthenticated: false, authResult: { login, redirect } }]);
    await vi.advanceTimersByTimeAsync(199);
    expect(location.replace).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(location.replace.mock.calls).toEqual([[target]]);
  });

  test('visitors are not redirected if the page turns redirects off, or if they have left it', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 401 }));
    const unwanted = watch({ shouldRedirect: false });
    const left = watch({});
    await vi.advanceTimersByTimeAsync(100);
    left.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(unwanted.location.replace).not.toHaveBeenCalled();
    expect(left.location.replace).not.toHaveBeenCalled();
  });

  test('a code in the address is exchanged and removed', async () => {
    fetched.mockImplementation(respondWithToken);
    const { history } = watch({}, 'https://site.example/drafts/?code=abc&x=1');
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/faust/auth/token/?code=abc');
    expect(String(history.replaceState.mock.calls[0]?.[2])).toBe('https://site.example/drafts/?x=1');
  });
});

describe('signing out', () => {
  test('succeeds with an OK status, and forgets the token', async () => {
    fetched.mockImplementationOnce(respondWithToken);
    await fetchAccessToken(config);
    fetched.mockResolvedValue(new Response(null, { status: 205 }));
    expect(await logOut(config)).toBe(true);
    expect(fetched.mock.lastCall).toEqual(['/api/faust/auth/logout/', { method: 'POST' }]);
    expect(getAccessToken()).toBeNull();
  });

  test('fails with any other status and without a connection', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 403 }));
    expect(await logOut(config)).toBe(false);
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await logOut(config)).toBe(false);
  });

  test('needs an API base path', async () => {
    await expect(logOut({ apiBasePath: '' })).rejects.toThrow('apiBasePath needs to be defined to use the useLogout hook');
  });
});
