/** Compiles the scripts that pages load as files of their own (`*.browser.ts`) to `public`. The build of Next compiles all other scripts of the browser. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';

const scripts = [{ source: 'lib/session/passkeys.browser.ts', target: 'public/passkeys.js' }];

for (const { source, target } of scripts) {
  const { code } = await transform(await readFile(source, 'utf8'), {
    filename: source,
    configFile: false,
    swcrc: false,
    isModule: true,
    minify: true,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: { module: true }, mangle: { toplevel: true } } },
  });
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${code}\n`);
}
