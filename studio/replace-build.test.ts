import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceBuild } from './replace-build.ts';

test('a new build replaces the pages of the previous one, and deletes its files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'replace-build-'));
  try {
    await mkdir(join(folder, 'assets'));
    for (const name of ['index.html', 'editor.html', 'assets/main-old.js', 'assets/main-new.js', 'assets/same.css'])
      await writeFile(join(folder, name), name);
    const pages = new Map([
      ['index.html.br', 'compressed'],
      ['index.html', 'new page'],
    ]);
    await replaceBuild(folder, new Set(['assets/main-new.js', 'assets/same.css']), pages);
    const files = (await readdir(folder, { recursive: true })).toSorted();
    expect(files).toEqual(['assets', 'assets/main-new.js', 'assets/same.css', 'index.html', 'index.html.br']);
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('new page');
  } finally {
    await rm(folder, { recursive: true });
  }
});
