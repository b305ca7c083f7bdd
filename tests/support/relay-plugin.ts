import path from 'node:path';
import { parseSync, type Plugin } from 'vite';

const artifacts = path.resolve(import.meta.dirname, '../../__generated__');
const definition = /\b(?:fragment|query|mutation|subscription)\s+(\w+)/;

type AstNode = { type: string; start: number; end: number; [key: string]: unknown };

function isAstNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Yields every graphql`…` below a node, with its position and the name of its operation or fragment. */
function* findDocuments(node: AstNode, code: string): Generator<{ start: number; end: number; name: string }> {
  if (node.type === 'TaggedTemplateExpression' && isAstNode(node['tag']) && node['tag']['name'] === 'graphql') {
    const { start, end } = node;
    const name = definition.exec(code.slice(start, end))?.[1];
    if (!name) throw new Error(`A graphql document without a name: ${code.slice(start, Math.min(end, start + 80))}`);
    yield { start, end, name };
    return;
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isAstNode(child)) yield* findDocuments(child, code);
  }
}

/**
 * A Vite plugin that does what `compiler.relay` does in Next: it replaces graphql`fragment Quote_block on …` with its artifact,
 * __generated__/Quote_block.graphql.ts. As in Next, that is the module of the artifact (`{ default: node }`), which getFragment and getRequest of
 * relay-runtime unwrap. Line numbers do not change, so stack traces stay correct.
 */
export function relay(): Plugin {
  return {
    name: 'relay-artifacts',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules|__generated__/ }, code: /graphql\s*`/ },
      handler(code, id) {
        const { program } = parseSync(id, code);
        const documents = [...findDocuments(program as unknown as AstNode, code)];
        if (documents.length === 0) return null;
        let result = '';
        let copied = 0;
        for (const { start, end, name } of documents) {
          result += code.slice(copied, start) + `artifact_${name}` + '\n'.repeat(code.slice(start, end).split('\n').length - 1);
          copied = end;
        }
        const imports = [...new Set(documents.map(({ name }) => name))].map(
          (name) => `import * as artifact_${name} from ${JSON.stringify(path.join(artifacts, `${name}.graphql.ts`))};`,
        );
        return { code: imports.join(' ') + result + code.slice(copied), map: null };
      },
    },
  };
}
