/** Helpers for tests that create, update or delete content of any type. */
import { expect } from 'vitest';
import type { WritableSite } from './writable-site.ts';

type Options = { as?: NonNullable<Parameters<WritableSite['execute']>[1]>['as']; now?: Date; select?: string };
type Input = Record<string, unknown>;

// Tests read what they selected.
// oxlint-disable-next-line typescript/no-explicit-any
type NodeResult = any;

const common = 'id databaseId status slug uri date modified';
/** Returns the text fields to select. Property pages consist of field sections, so they have no content. */
const getTextFields = (type: string) => (type === 'PropertyPage' ? 'title' : 'title content');

/** Creates functions that run node mutations, by default as an editor. */
export function createNodeWriter(site: () => WritableSite) {
  const run = async (name: string, input: Input, { as = 'editor', now, select = '' }: Options) => {
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    const single = name.replace(/^(create|update|delete)/, '');
    const field = single.charAt(0).toLowerCase() + single.slice(1);
    const payload =
      single === name
        ? `contentNode { ${common} ... on NodeWithTitle { title } ... on NodeWithContentEditor { content } ${select} }`
        : `${field} { ${common} ${getTextFields(single)} ${select} }`;
    const { data, messages } = await site().execute(`mutation ($input: ${type}Input!) { ${name}(input: $input) { ${payload} } }`, {
      as,
      variables: { input },
      ...(now && { now }),
    });
    return { payload: data?.[name], node: data?.[name]?.[field] ?? data?.[name]?.contentNode, messages };
  };
  return {
    /** Runs a mutation that must succeed, and returns its node. */
    write: async (name: string, input: Input, options: Options = {}): Promise<NodeResult> => {
      const { node, messages } = await run(name, input, options);
      expect(messages).toEqual([]);
      return node;
    },
    /** Runs a mutation that must fail with exactly one error, and returns its message. */
    getError: async (name: string, input: Input, options: Options = {}): Promise<string> => {
      const { messages } = await run(name, input, options);
      expect(messages).toHaveLength(1);
      return messages[0] ?? '';
    },
    run,
  };
}
