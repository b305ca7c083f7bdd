/**
 * `ADMIN_PASSWORD=… npm run screenshots:studio -- http://127.0.0.1:4000` takes the pictures of docs/editing.md in the studio of a running content service with its
 * seed content, and saves them in docs/images/studio. Nothing is saved in the studio.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { readEnv } from '../lib/env/env.ts';
import { launchChromium } from '../tests/support/chromium.ts';

const folder = path.resolve(import.meta.dirname, '../docs/images/studio');
const service = process.argv[2] ?? 'http://127.0.0.1:4000';
const { ADMIN_PASSWORD: password } = readEnv();
if (password === undefined) throw new Error('Set ADMIN_PASSWORD to the password of the administrator. The first start prints where it is.');

/** Pictures are made at this width and saved at two thirds of it. */
const VIEWPORT = { width: 1280, height: 800 };
const SAVED_WIDTH = 860;

async function save(page: Page, name: string): Promise<void> {
  const file = path.join(folder, `${name}.webp`);
  await sharp(await page.screenshot())
    .resize({ width: SAVED_WIDTH })
    .webp({ quality: 70 })
    .toFile(file);
  console.log(path.relative(process.cwd(), file));
}

await mkdir(folder, { recursive: true });
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  await page.goto(`${service}/studio/`);
  await page.getByLabel('Username or email').fill('admin');
  await save(page, 'sign-in');
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /page views, last 30 days/i }).waitFor();
  await save(page, 'dashboard');

  await page.goto(`${service}/studio/content/page/`);
  await page.getByRole('link', { name: 'Accessibility' }).first().waitFor();
  await save(page, 'list');

  const [about] = (await (await page.request.get(`${service}/wp-json/wp/v2/pages?slug=about&_fields=id`)).json()) as [{ id: number }];
  await page.goto(`${service}/studio/edit/page/?post=${about.id}`);
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  const hero = canvas.locator('[data-type="site/page-hero"]').first();
  await hero.getByRole('heading').first().waitFor();
  await hero.click({ position: { x: 4, y: 4 } });
  await page.getByRole('tab', { name: 'Block', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title (required)' }).waitFor();
  await save(page, 'block');

  await page.getByRole('button', { name: 'Block Inserter' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('hero');
  await page.getByRole('option', { name: 'Page hero' }).waitFor();
  await save(page, 'inserter');

  const [draft] = (await (
    await page.request.get(`${service}/wp-json/wp/v2/pages?status=draft&search=Investor&context=edit&_fields=id`, {
      headers: await getNonce(page),
    })
  ).json()) as [{ id: number }];
  await page.goto(`${service}/studio/edit/page/?post=${draft.id}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Are you ready to publish?').waitFor();
  await page.getByRole('button', { name: 'Checks', exact: true }).waitFor();
  await save(page, 'publish');
} finally {
  await browser.close();
}

async function getNonce(page: Page): Promise<Record<string, string>> {
  const { nonce } = (await (await page.request.get(`${service}/wp-json/site/v1/session`)).json()) as { nonce: string };
  return { 'x-wp-nonce': nonce };
}
