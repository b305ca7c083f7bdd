/** The media library: upload, describe, see where a file is used, and find unused files. */
import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { contentUrl, findStudioViolations, openEditor, sendAsUser, setUpStudio } from '../support/studio-browser.ts';

const { openTab } = setUpStudio();
let page: Page;

beforeAll(async () => {
  page = await openTab();
});
test('a file is uploaded, described, unused, and then used by a page', async () => {
  await page.goto(`${contentUrl}/studio/media/`);
  await page.getByRole('heading', { name: 'Media', level: 1 }).waitFor();
  const buffer = await sharp({ create: { width: 320, height: 160, channels: 3, background: '#36c' } })
    .png()
    .toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: 'Usage yard.png', mimeType: 'image/png', buffer });
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await uploads.getByText('Usage yard.png: uploaded').waitFor();
  const arrived = Promise.withResolvers<void>();
  await page.route('**/wp-json/wp/v2/media', () => arrived.resolve());
  await page.locator('input[type="file"]').setInputFiles({ name: 'Canceled yard.png', mimeType: 'image/png', buffer });
  await arrived.promise;
  await uploads.getByRole('progressbar', { name: 'Upload of Canceled yard.png' }).waitFor();
  await page.getByRole('button', { name: 'Cancel: Canceled yard.png' }).click();
  await uploads.getByText('Canceled yard.png: canceled').waitFor();
  await page.unroute('**/wp-json/wp/v2/media');
  await page.getByRole('searchbox').fill('Usage yard');
  await page.getByText('1 Item', { exact: true }).waitFor();

  const [item] = (await sendAsUser(page, 'GET', '/wp/v2/media?search=Usage%20yard')) as unknown as { id: number }[];
  const id = Number(item?.id);
  const openDetails = async () => {
    await page.getByRole('button', { name: 'Actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Edit details' }).click();
  };
  const dialog = page.getByRole('dialog');
  await openDetails();
  await dialog.getByText('No content, term, option or menu uses this file.').waitFor();
  const formerUrl = await dialog.getByLabel('Address').inputValue();
  const chooseFile = (name: string, mimeType: string, content: Buffer) =>
    dialog.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer: content });
  await chooseFile('notes.txt', 'text/plain', Buffer.from('Not a picture'));
  await dialog.getByText('The file "notes.txt"').first().waitFor();
  const wider = await sharp(buffer).resize(480).png().toBuffer();
  await chooseFile('wider.png', 'image/png', wider);
  await dialog.getByText('The file was replaced.').first().waitFor();
  await dialog.getByText('480 × 240 px').waitFor();
  const former = await fetch(formerUrl);
  expect([former.redirected, former.url, former.headers.get('content-type')]).toEqual([
    true,
    await dialog.getByLabel('Address').inputValue(),
    'image/png',
  ]);
  // The crop is a new file, so a focal point that is not saved yet would be lost.
  const crop = dialog.getByRole('button', { name: 'Crop or rotate' });
  await dialog.getByLabel('Focal point left position').fill('20');
  await expect.poll(() => crop.getAttribute('aria-disabled')).toBe('true');
  await dialog.getByRole('button', { name: 'Use the center' }).click();
  await crop.click();
  await dialog.getByLabel('Aspect ratio').selectOption('Square');
  await dialog.getByRole('button', { name: 'Rotate right' }).click();
  await dialog.getByRole('button', { name: 'Save as a new file' }).click();
  await dialog.getByText('240 × 240 px').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('2 Items', { exact: true }).waitFor();
  const [copy] = (await sendAsUser(page, 'GET', '/wp/v2/media?search=Usage%20yard')) as unknown as { id: number }[];
  await sendAsUser(page, 'DELETE', `/wp/v2/media/${copy?.id}?force=true`);
  await page.reload();
  await page.getByRole('searchbox').fill('Usage yard');
  await page.getByText('1 Item', { exact: true }).waitFor();

  await openDetails();
  await dialog.getByLabel('Focal point left position').fill('20');
  await dialog.getByLabel('Alternative text').fill('A yard at dusk');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await sendAsUser(page, 'GET', `/wp/v2/media/${id}`)).toMatchObject({
    alt_text: 'A yard at dusk',
    focal_point: { x: 0.2, y: 0.5 },
  });

  await sendAsUser(page, 'POST', '/wp/v2/pages', { title: 'Yard page', status: 'draft', featured_media: id });
  await openDetails();
  await dialog.getByRole('link', { name: 'Yard page' }).waitFor();
  expect(await findStudioViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Usage' }).click();
  await page.getByRole('option', { name: 'Unused' }).click();
  await page.getByText('No results').waitFor();
});

test('the editor loads the media library when its dialog opens, and returns the focus when it closes', async () => {
  const { id } = await sendAsUser(page, 'POST', '/wp/v2/pages', { title: 'A page without a picture', status: 'draft' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const countRequests = () => requests.filter((url) => /\/wp\/v2\/media\?.*per_page=50/.test(url)).length;
  await openEditor(page, 'page', Number(id));
  const button = page.getByRole('button', { name: 'Set featured image' });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  expect(countRequests()).toBe(0);
  for (let round = 0; round < 2; round++) {
    await button.press('Enter');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    expect(countRequests()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  await sendAsUser(page, 'DELETE', `/wp/v2/pages/${Number(id)}?force=true`);
});
