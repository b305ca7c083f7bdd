/** Bundles the studio. `npm run build:studio` writes it to `studio/dist`, from which the content service serves it. */
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { replaceBuild } from './replace-build.ts';

const project = import.meta.dirname;
const dist = join(project, 'dist');
const packages = join(project, '../node_modules/@wordpress/');
const stub = join(project, 'src/editor/absent-package.ts');

const compress = promisify(brotliCompress);
const compressed = new Set(['.css', '.html', '.js', '.svg']);

/** Higher levels take seconds per file and save a few percent. */
const compressText = async (text: string | Uint8Array): Promise<Uint8Array> =>
  await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });

/** Paths of everything that the build writes. */
const written = new Set<string>();
/** Pages with their compressed copies, which are written last (replace-build.ts). */
const pages = new Map<string, string | Uint8Array>();

/** Writes a compressed copy beside each text file, and keeps the pages for the end of the build. */
const collectBuild = (): Plugin => ({
  name: 'collect-build',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const compressFile = async (file: (typeof bundle)[string]) => {
        const { fileName } = file;
        written.add(fileName);
        if (!compressed.has(extname(fileName))) return;
        const content = file.type === 'chunk' ? file.code : file.source;
        const copy = { fileName: `${fileName}.br`, source: await compressText(content) };
        written.add(copy.fileName);
        if (extname(fileName) !== '.html') return void this.emitFile({ type: 'asset', ...copy });
        pages.set(copy.fileName, copy.source).set(fileName, content);
        delete bundle[fileName];
      };
      await Promise.all(Object.values(bundle).map(compressFile));
    },
  },
});

/** Name of the small script that the page of the editor loads first. */
let firstScript = '';

const findFirstScript = (): Plugin => ({
  name: 'first-script',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'firstRequests',
  generateBundle(_options, bundle) {
    firstScript = Object.values(bundle).find(({ type }) => type === 'chunk')?.fileName ?? '';
  },
});

/** A single character outside ASCII makes a browser store the whole script with two bytes per character: 14 MB instead of 7. */
const toAscii = (code: string) =>
  code.replaceAll(/[^\0-\x7f]/gu, (character) => {
    const hex = (character.codePointAt(0) ?? 0).toString(16);
    return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
  });

/** Vite writes pages for modules only, and the editor is a classic script. It also links the first of several stylesheets that are named style.css. */
const loadClassicScript = (): Plugin => ({
  name: 'classic-script',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'editor',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = toAscii(file.code);
    const files = Object.values(bundle).filter((file) => file.type === 'asset');
    const page = files.find(({ fileName }) => fileName === 'editor.html');
    // The stylesheet of the whole bundle is the one that comes from no file of a package.
    const styles = files.find(({ originalFileNames }) => originalFileNames.includes('style.css'));
    if (!page || !styles) throw new Error('The bundle of the editor has no page editor.html, or no stylesheet.');
    const html = String(page.source)
      .replace('<script type="module" crossorigin src=', `<script src="/studio/${firstScript}"></script>\n    <script defer src=`)
      .replace(/(<link rel="stylesheet" crossorigin href="\/studio\/)[^"]+/, `$1${styles.fileName}`);
    if (firstScript === '' || !html.includes('<script defer src=') || !html.includes(styles.fileName)) {
      throw new Error('The page editor.html lacks one of its scripts or its stylesheet.');
    }
    page.source = html;
  },
});

export default defineConfig({
  root: project,
  base: '/studio/',
  // Not the PostCSS configuration of the site.
  css: { postcss: { plugins: [] } },
  plugins: [react(), findFirstScript(), loadClassicScript(), collectBuild()],
  define: { 'globalThis.SCRIPT_DEBUG': 'false', 'globalThis.IS_GUTENBERG_PLUGIN': 'false', 'globalThis.IS_WORDPRESS_CORE': 'false' },
  resolve: {
    alias: [
      // Some packages keep their stylesheets out of `exports`.
      { find: /^wp-styles\/(.+?)\/(.+)$/, replacement: `${packages}$1/build-style/$2` },
      // A CommonJS module whose default export the bundler does not unwrap for .mjs importers: the code editor would crash.
      { find: /^react-autosize-textarea$/, replacement: join(project, 'src/editor/autosize-textarea.ts') },
      // Processing images and videos in the browser is off; the content service does it. These packages weigh 150 MB.
      { find: /^@wordpress\/(?:vips|video-conversion)(?:\/.*)?$/, replacement: stub },
      // The studio has its own colors instead of WordPress's admin schemes.
      { find: /^\.\/admin-theme-colors\/index\.mjs$/, replacement: join(project, 'src/editor/theme-colors.ts') },
      // Installing fonts is part of editing a theme.
      { find: /^\.\/lib\/lib-font\.browser\.mjs$/, replacement: stub },
    ],
    // Two copies of a store, or of private-apis, break the editor at run time.
    dedupe: ['react', 'react-dom', '@wordpress/data', '@wordpress/element', '@wordpress/private-apis', '@wordpress/theme'],
  },
  // The previous build is served until this one is complete.
  build: { target: 'es2024', outDir: 'dist', emptyOutDir: false, chunkSizeWarningLimit: 8000, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { input: join(project, 'index.html') } } },
    // It is built before `editor`, because the page of the editor contains the name of this script.
    firstRequests: {
      consumer: 'client',
      build: {
        rolldownOptions: { input: join(project, 'src/editor/send-first-requests.ts'), output: { format: 'iife' } },
      },
    },
    // One classic script, with everything that the editor ever loads: Chromium keeps the compiled code of classic scripts, and not that of modules, which
    // takes a third of the time until the editor is ready.
    editor: {
      consumer: 'client',
      build: {
        cssCodeSplit: false,
        rolldownOptions: {
          input: join(project, 'editor.html'),
          output: { format: 'iife', codeSplitting: false },
          // A classic script has none.
          transform: { define: { 'import.meta': '{}' } },
        },
      },
    },
  },
  builder: {
    // All builds must share one instance of the plugin that collects their files.
    sharedConfigBuild: true,
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
      await replaceBuild(dist, written, pages);
    },
  },
});
