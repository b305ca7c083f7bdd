/** Bundles the studio. `npm run build:studio` writes it to `studio/dist`, from which the content service serves it. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const project = import.meta.dirname;
const packages = join(project, '../node_modules/@wordpress/');
const stub = join(project, 'src/editor/absent-package.ts');

const compress = promisify(brotliCompress);
const compressed = new Set(['.css', '.html', '.js', '.svg']);

/** Writes a compressed copy beside each text file. Higher levels take seconds per file and save a few percent. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle() {
    const dist = join(project, 'dist');
    const names = await readdir(dist, { recursive: true });
    await Promise.all(
      names
        .filter((name) => compressed.has(extname(name)))
        .map(async (name) => {
          const file = join(dist, name);
          const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
          await writeFile(`${file}.br`, await compress(await readFile(file), { params }));
        }),
    );
  },
});

/** Writes `editor.html` for the addresses of the editor: the page, which also loads the editor's files at once instead of after those of the frame. */
const writeEditorPage = (): Plugin => ({
  name: 'editor-page',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const editor = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/editor/start-editor.ts') === true);
    if (page?.type !== 'asset' || !editor) throw new Error('The bundle has no page, or no entry src/editor/start-editor.ts.');
    const html = String(page.source);
    const scripts = [editor.fileName, ...editor.imports].filter((name) => !html.includes(name));
    const links = scripts.map((name) => `<link rel="modulepreload" crossorigin href="/studio/${name}">\n    `);
    this.emitFile({ type: 'asset', fileName: 'editor.html', source: html.replace('</head>', `${links.join('')}</head>`) });
  },
});

export default defineConfig({
  root: project,
  base: '/studio/',
  // Not the PostCSS configuration of the site.
  css: { postcss: { plugins: [] } },
  plugins: [react(), writeEditorPage(), precompress()],
  define: { 'globalThis.SCRIPT_DEBUG': 'false', 'globalThis.IS_GUTENBERG_PLUGIN': 'false', 'globalThis.IS_WORDPRESS_CORE': 'false' },
  resolve: {
    alias: [
      // Some packages keep their stylesheets out of `exports`.
      { find: /^wp-styles\/(.+?)\/(.+)$/, replacement: `${packages}$1/build-style/$2` },
      // A CommonJS module whose default export the bundler does not unwrap for .mjs importers: the code editor would crash.
      { find: /^react-autosize-textarea$/, replacement: join(project, 'src/editor/autosize-textarea.ts') },
      // Processing images and videos in the browser is off; the content service does it. These packages weigh 150 MB.
      { find: /^@wordpress\/(?:vips|video-conversion)(?:\/.*)?$/, replacement: stub },
    ],
    // Two copies of a store, or of private-apis, break the editor at run time.
    dedupe: ['react', 'react-dom', '@wordpress/data', '@wordpress/element', '@wordpress/private-apis', '@wordpress/theme'],
  },
  build: { target: 'es2024', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 8000, assetsInlineLimit: 0 },
});
