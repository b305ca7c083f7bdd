/** Shorthands for tests that write content of any type. */
import { expect } from 'vitest';
import type { WritableSite } from './writable-site.ts';

type Options = { as?: NonNullable<Parameters<WritableSite['ask']>[1]>['as']; now?: Date; select?: string };
type Input = Record<string, unknown>;

// Tests read what they selected.
// oxlint-disable-next-line typescript/no-explicit-any
type Written = any;

const common = 'id databaseId status slug uri date modified';
/** Property pages are made of sections, not written in the editor. */
const wordsOf = (type: string) => (type === 'PropertyPage' ? 'title' : 'title content');

/** Writes as an editor unless it is said otherwise. */
export function writesOn(site: () => WritableSite) {
  const run = async (name: string, input: Input, { as = 'editor', now, select = '' }: Options) => {
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    const single = name.replace(/^(create|update|delete)/, '');
    const field = single.charAt(0).toLowerCase() + single.slice(1);
    const payload =
      single === name
        ? `contentNode { ${common} ... on NodeWithTitle { title } ... on NodeWithContentEditor { content } ${select} }`
        : `${field} { ${common} ${wordsOf(single)} ${select} }`;
    const { data, messages } = await site().ask(`mutation ($input: ${type}Input!) { ${name}(input: $input) { ${payload} } }`, {
      as,
      variables: { input },
      ...(now && { now }),
    });
    return { payload: data?.[name], node: data?.[name]?.[field] ?? data?.[name]?.contentNode, messages };
  };
  return {
    /** The node a mutation answers with; it must not be refused. */
    write: async (name: string, input: Input, options: Options = {}): Promise<Written> => {
      const { node, messages } = await run(name, input, options);
      expect(messages).toEqual([]);
      return node;
    },
    /** The one message a mutation is refused with. */
    refusal: async (name: string, input: Input, options: Options = {}): Promise<string> => {
      const { messages } = await run(name, input, options);
      expect(messages).toHaveLength(1);
      return messages[0] ?? '';
    },
    run,
  };
}
