import { expect, test } from 'vitest';
import { relay } from './relay-plugin.ts';

/** Calls the transform hook of the plugin directly, without a bundler. */
function transform(code: string): string | undefined {
  const { transform: hook } = relay();
  if (typeof hook !== 'object') throw new TypeError('The plugin has no transform hook.');
  const result = Reflect.apply(hook.handler, undefined, [code, '/project/Quote.tsx']) as { code: string } | null;
  return result?.code;
}

test('replaces a document with an import of its artifact and keeps line numbers', () => {
  const code = 'const quote = graphql`\n  fragment Quote_block on Quote {\n    text\n  }\n`;\nexport const line = 6;';
  const result = transform(code);
  expect(result).toMatch(
    /^import \* as artifact_Quote_block from ".*__generated__\/Quote_block\.graphql\.ts";const quote = artifact_Quote_block/,
  );
  expect(result?.split('\n')[5]).toBe('export const line = 6;');
});

test('replaces several documents in one file', () => {
  const result = transform('read(graphql`query One { a }`, <Box q={graphql`mutation Two { b }`} />);');
  expect(result).toContain('read(artifact_One, <Box q={artifact_Two} />);');
});

test('ignores documents in comments and strings', () => {
  expect(transform('// graphql`query One { a }`\nexport const text = "graphql`query Two { a }`";')).toBeUndefined();
});

test('rejects a document without a name', () => {
  expect(() => transform('read(graphql`{ a }`);')).toThrow('without a name');
});
