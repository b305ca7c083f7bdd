/** WordPress's own blocks, as the editor registers, reads and writes them. For tests with the environment jsdom. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { browserStubs } from './browser-stubs.ts';
import type { EditorBlockType, EditorPackages, Values } from './saved-blocks.ts';

export type EditorBlock = { name: string; attributes: Values; innerBlocks: EditorBlock[]; originalContent?: string };
type Example = { attributes?: Values; innerBlocks?: Example[]; name?: string };

export type BlocksPackage = EditorPackages & {
  getBlockTypes: () => (EditorBlockType & { example?: Example })[];
  getBlockAttributes: (type: EditorBlockType, html: string, attributes: Values) => Values;
  getBlockFromExample: (name: string, example: Example) => EditorBlock;
  parse: (content: string) => EditorBlock[];
  pasteHandler: (options: { HTML: string; plainText: string; mode: 'BLOCKS' }) => EditorBlock[];
  serialize: (blocks: EditorBlock[]) => string;
};

/** The packages are loaded by Node, because Vite would take much longer. */
export function loadEditorPackages(): BlocksPackage {
  const load = createRequire(path.resolve(import.meta.dirname, '../../studio/package.json')) as (name: string) => unknown;
  Object.assign(globalThis, browserStubs);
  (load('@wordpress/block-library') as { registerCoreBlocks: () => void }).registerCoreBlocks();
  const { RichTextData } = load('@wordpress/rich-text') as { RichTextData: { fromHTMLString: (html: string) => unknown } };
  return { ...(load('@wordpress/blocks') as BlocksPackage), createRichText: (html) => RichTextData.fromHTMLString(html) };
}
