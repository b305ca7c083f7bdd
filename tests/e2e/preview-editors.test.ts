/** Editors and visitors side by side: locks, sessions, shared caches, accessibility, frames. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { setUpBrowser } from '../support/browser.ts';
import { createClientHeaders } from '../support/client-network.ts';
import { expireAccessToken } from '../support/editor-session.ts';
import { addSession, fillSignInForm, getNewestLink, withPage } from '../support/editor-browser.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { createPreviewSite, getBarText, getPreviewPath, type PreviewRole, type PreviewSite } from '../support/preview-site.ts';
import { createRawHttp } from '../support/raw-http.ts';
import { startSharedCache } from '../support/shared-cache.ts';

let previews: PreviewSite;
const browser = setUpBrowser();
beforeAll(async () => {
  previews = await createPreviewSite();
});
afterAll(async () => {
  await previews?.close();
});

describe('two editors', () => {
  test('each sees that the other is editing, and whose unsaved version is shown', async () => {
    const id = await previews.insertNode({
      type: 'post',
      status: 'draft',
      title: `${previews.mark} two editors`,
      author: `${previews.mark}-author`,
    });
    await previews.lock(id, previews.getLogin('EDITOR'));
    const getBar = async (role: PreviewRole) => getBarText(await (await previews.fetchAs(role, getPreviewPath(id))).text());
    expect(await getBar('AUTHOR')).toContain(`${previews.getLogin('EDITOR')} is editing this now`);
    expect(await getBar('EDITOR')).not.toContain('is editing');
    await previews.insertNode({
      type: 'post',
      status: 'inherit',
      title: 'x',
      text: 'Words of the editor.',
      revisionOf: id,
      isAutosave: true,
    });
    // The lock belongs to the post, and its autosave is shown.
    expect(await getBar('AUTHOR')).toMatch(new RegExp(`^Autosave .*${previews.getLogin('EDITOR')} is editing this now`));
    await previews.lock(id, previews.getLogin('EDITOR'), 151);
    expect(await getBar('AUTHOR')).not.toContain('is editing');
  });
});

describe('sessions', () => {
  test('without a session, a preview leads to the sign-in page and back to the very preview', async () => {
    const id = await previews.insertNode({ type: 'post', status: 'draft', title: `${previews.mark} return` });
    await withPage(browser, async (page) => {
      await page.goto(`${previews.url}/news/?utm_source=mail&preview=true&p=${id}&typeName=Post`);
      expect(new URL(page.url()).pathname).toBe('/login/');
      await fillSignInForm(page, previews.password, previews.getLogin('EDITOR'));
      expect(page.url()).toBe(previews.url + getPreviewPath(id, 'post'));
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(`${previews.mark} return`);
    });
  });

  test('a session that ends during a preview leads to the sign-in page once, also from its forms', async () => {
    const id = await previews.insertNode({ type: 'post', status: 'draft', title: `${previews.mark} ended` });
    await withPage(browser, async (page) => {
      await page.goto(previews.url + getPreviewPath(id));
      await fillSignInForm(page, previews.password, `${previews.mark}-editor`);
      await previews.database.query('delete from sign_in_session where user_id = $1', [previews.getUserId(previews.getLogin('EDITOR'))]);
      previews.forgetSession('EDITOR');
      await page.getByText('Share preview link').click();
      await page.getByRole('button', { name: 'Create link' }).click();
      await page.waitForURL(/\/login\//);
      await fillSignInForm(page, previews.password, previews.getLogin('EDITOR'));
      expect(new URL(page.url()).searchParams.get('p')).toBe(String(id));
      expect(await page.getByText(`Text of ${previews.mark} ended.`).isVisible()).toBe(true);
      expect((await previews.database.query('select from preview_link where node_id = $1', [id])).rowCount).toBe(0);
    });
  });

  test('an access token that expires during a preview is renewed once, by the page and by its forms', async () => {
    const id = await previews.insertNode({ type: 'post', status: 'draft', title: `${previews.mark} renewed` });
    const uri = getPreviewPath(id, 'post');
    const expire = async () => await expireAccessToken((await previews.getSession('EDITOR')).cookie);
    const send = async (path: string, cookie: string, init: RequestInit = {}) =>
      await fetch(previews.url + path, { redirect: 'manual', ...init, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    const cookie = await expire();
    const redirected = await send(uri, cookie);
    expect(redirected.headers.get('location')).toBe(`/api/faust/auth/refresh/?redirect_uri=${encodeURIComponent(uri)}`);
    const renewed = await send(redirected.headers.get('location') ?? '', cookie);
    expect([renewed.status, renewed.headers.get('location')]).toEqual([303, uri]);
    const page = await send(uri, renewed.headers.getSetCookie().join('; '));
    expect([page.status, getBarText(await page.text())]).toEqual([200, expect.stringContaining('Saved version')]);
    previews.forgetSession('EDITOR');
    const body = new URLSearchParams({ id: String(id), hours: '1', redirect_uri: uri });
    const created = await send('/api/preview-links/', await expire(), { method: 'POST', body });
    expect(created.headers.get('location')).toBe(`${uri}&share=open`);
    expect((await send(uri, created.headers.getSetCookie().join('; '))).status).toBe(200);
    previews.forgetSession('EDITOR');
  });

  test('without cookies, a preview stays closed and does not loop', async () => {
    const id = await previews.insertNode({ type: 'post', status: 'draft', title: `${previews.mark} no cookies` });
    const visited = [getPreviewPath(id)];
    let response = await fetch(previews.url + getPreviewPath(id), { redirect: 'manual' });
    for (
      let location = response.headers.get('location');
      location !== null && visited.length < 5;
      location = response.headers.get('location')
    ) {
      visited.push(location);
      response = await fetch(previews.url + location, { redirect: 'manual' });
    }
    expect(visited.map((uri) => uri.split('?', 1)[0])).toEqual(['/', '/login/']);
    expect(await response.text()).not.toContain(`${previews.mark} no cookies.`);
  });

  test('the back button shows no preview after signing out, with scripts or without', async () => {
    const title = `${previews.mark} back button`;
    const id = await previews.insertNode({ type: 'post', status: 'draft', title });
    for (const javaScriptEnabled of [false, true])
      await withPage(
        browser,
        async (page) => {
          await page.goto(previews.url + getPreviewPath(id));
          await fillSignInForm(page, previews.password, previews.getLogin('EDITOR'));
          previews.forgetSession('EDITOR');
          await page.getByRole('link', { name: 'Leave preview' }).click();
          await page.waitForURL(`${previews.url}/`);
          await page.goBack();
          await page.getByRole('heading', { name: title }).waitFor();
          await page.getByRole('button', { name: /^Sign out/ }).click();
          await page.waitForURL((url) => url.searchParams.get('p') === null);
          for (let step = 0; step < 2; step += 1) {
            // While Chromium replaces the page, it does not know its history.
            await expect
              .poll(
                async () =>
                  await page.goBack().then(
                    () => true,
                    () => false,
                  ),
                { timeout: 10_000 },
              )
              .toBe(true);
            expect(await page.getByText(title).count()).toBe(0);
          }
        },
        { javaScriptEnabled },
      );
  });
});

test('in 1,000 requests, directly and through shared caches that ignore or honor Vary, a visitor never sees what an editor sees', async () => {
  const title = `${previews.mark} interleaved`;
  const { posts } = (await postGraphql(JSON.stringify({ query: '{ posts(last: 1) { nodes { databaseId uri } } }' }))).data;
  const [{ databaseId, uri }] = posts.nodes;
  const draft = await previews.insertNode({ type: 'post', status: 'draft', title });
  await previews.insertNode({
    type: 'post',
    status: 'inherit',
    title,
    text: 'Unsaved text of an editor.',
    revisionOf: databaseId,
    isAutosave: true,
  });
  const { cookie } = await previews.getSession('EDITOR');
  const direct = createRawHttp(new URL(previews.url));
  const startCache = async (honorsVary: boolean) => createRawHttp(await startSharedCache(direct.fetchRaw, honorsVary));
  const caches = [await startCache(false), await startCache(true)];
  const previewPath = `${uri}?p=${databaseId}&preview=true&typeName=Post`;
  const paths = [previewPath, uri, getPreviewPath(draft), '/', '/login/', uri, previewPath, `/?p=${draft}`, uri, '/news/'];
  // While many requests arrive, the site may answer those for previews with 503. So the editor opens both before them.
  const isPreviewPage = (body: Buffer) => body.includes('aria-label="Preview"');
  for (const { fetchRaw } of caches)
    for (const target of [previewPath, getPreviewPath(draft)])
      await expect.poll(async () => isPreviewPage((await fetchRaw(target, { cookie })).body), { timeout: 20_000 }).toBe(true);
  const wrong: string[] = [];
  const run = async (index: number) => {
    const isEditor = index % 2 === 0;
    const target = paths[Math.floor(index / 2) % paths.length] ?? '/';
    const { fetchRaw } = [direct, ...caches][index % 3] ?? direct;
    const { status, headers, body } = await fetchRaw(target, { ...createClientHeaders(), ...(isEditor && { cookie }) });
    const text = body.toString();
    const isPersonal =
      isPreviewPage(body) || text.includes(title) || text.includes('Unsaved text of an editor.') || text.includes('auth/logout');
    if (!isEditor && (isPersonal || (headers['x-frame-options'] === 'DENY' && status === 200 && !target.startsWith('/login/'))))
      wrong.push(`${index} ${target}`);
    if (isPersonal && headers['cache-control'] !== 'private, no-store') wrong.push(`${index} ${target} is cacheable`);
  };
  // Ten requests at a time.
  let next = 0;
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (next < 1000) await run(next++);
    }),
  );
  expect(wrong).toEqual([]);
  await previews.database.query('delete from content_node where revision_of = $1 and author_id = $2', [
    databaseId,
    previews.getUserId(previews.getLogin('EDITOR')),
  ]);
});

test.each([
  [360, 'light'],
  [360, 'dark'],
  [768, 'light'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)('the bar and the shared preview are accessible at %s pixels in the %s scheme', async (width, colorScheme) => {
  const id = await previews.insertNode({
    type: 'post',
    status: 'future',
    title: `${previews.mark} accessible ${width} ${colorScheme}`,
    author: `${previews.mark}-author`,
  });
  await previews.lock(id, `${previews.mark}-author`);
  await withPage(
    browser,
    async (page, context) => {
      await addSession(context, previews.url, await previews.getSession('EDITOR'));
      await page.goto(previews.url + getPreviewPath(id));
      // Everything in the bar is reachable with the keyboard, in the order of the page.
      const names: string[] = [];
      for (let step = 0; step < 4; step += 1) {
        await page.keyboard.press('Tab');
        names.push((await page.evaluate(() => document.activeElement?.textContent ?? '')).split(previews.mark)[0] ?? '');
      }
      expect(names).toEqual(['Skip to content', 'Share preview link', 'Leave preview', 'Sign out ']);
      await page.getByText('Share preview link').click();
      await page.getByRole('button', { name: 'Create link' }).click();
      await page.waitForURL(/share=open/);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      const directory = process.env['PREVIEW_SCREENSHOTS'];
      if (directory !== undefined) await page.screenshot({ path: path.join(directory, `bar-${width}-${colorScheme}.png`) });
      await page.goto(await getNewestLink(page));
      expect(await findAccessibilityViolations(page)).toEqual([]);
      if (directory !== undefined) await page.screenshot({ path: path.join(directory, `shared-${width}-${colorScheme}.png`) });
    },
    { javaScriptEnabled: true, viewport: { width, height: 800 }, colorScheme },
  );
});

test('no site can show a personal page in a frame, and not even this one', async () => {
  const id = await previews.insertNode({ type: 'post', status: 'draft', title: `${previews.mark} framed` });
  await withPage(
    browser,
    async (page, context) => {
      await addSession(context, previews.url, await previews.getSession('EDITOR'));
      await page.goto(`${previews.url}/`);
      for (const uri of [getPreviewPath(id), '/login/', '/shared-preview/x/']) {
        await page.evaluate((src) => {
          const frame = document.createElement('iframe');
          frame.src = src;
          document.body.append(frame);
        }, uri);
        await page.waitForTimeout(500);
        const texts = await Promise.all(
          page
            .frames()
            .slice(1)
            .map(async (frame) => await frame.content().catch(() => '')),
        );
        expect(texts.join()).not.toMatch(/Share preview link|Sign in|does not work/);
      }
    },
    { javaScriptEnabled: true },
  );
});
