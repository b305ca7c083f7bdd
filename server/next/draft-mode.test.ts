import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Log } from '#lib/log/log.ts';
import { createDraftMode, type DraftMode, loadDraftMode } from './draft-mode.ts';

const secret = '0123456789abcdef0123456789abcdef';

test('draft mode is on only with the secret of the build', () => {
  const { isOn, cookie } = createDraftMode(secret);
  expect(isOn(`theme=dark; ${cookie}`)).toBe(true);
  expect(isOn(`${cookie}; theme=dark`)).toBe(true);
  for (const cookies of [
    undefined,
    '',
    'theme=dark',
    '__prerender_bypass=x',
    '__prerender_bypass=',
    '__prerender_bypass',
    `__prerender_bypass=${secret}0`,
    `__prerender_bypass=${secret.toUpperCase()}`,
    `__prerender_bypass="${secret}"`,
    `x__prerender_bypass=${secret}`,
    `__prerender_bypass=${'é'.repeat(16)}`,
  ])
    expect([cookies, isOn(cookies)]).toEqual([cookies, false]);
});

const log = vi.fn<Log>();

async function loadFrom(manifest: string): Promise<DraftMode | null> {
  const project = await mkdtemp(path.join(tmpdir(), 'draft-mode-'));
  onTestFinished(async () => await rm(project, { recursive: true }));
  await mkdir(path.join(project, '.next'));
  await writeFile(path.join(project, '.next', 'prerender-manifest.json'), manifest);
  return await loadDraftMode(project, log);
}

test('the secret is read from the build', async () => {
  const draftMode = await loadFrom(JSON.stringify({ preview: { previewModeId: secret } }));
  expect(draftMode?.isOn(`__prerender_bypass=${secret}`)).toBe(true);
});

test.each(['', '{}', '{"preview":{"previewModeId":""}}', '{"preview":{"previewModeId":"development-id"}}'])(
  'with the manifest %j, draft mode is off, and the log says why',
  async (manifest) => {
    expect(await loadFrom(manifest)).toBeNull();
    expect(log).toHaveBeenCalledOnce();
    log.mockClear();
  },
);
