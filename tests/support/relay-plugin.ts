import path from 'node:path';
import { parseSync, type Plugin } from 'vite';

const artifacts = path.resolve(import.meta.dirname, '../../__generated__');
const definition = /\b(?:fragment|query|mutation|subscription)\s+(\w+)/;

type Syntax = { type: string; start: number; end: number; [key: string]: unknown };

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Every graphql`…` below a node: where it stands, and the name of what it defines. */
function* documentsOf(node: Syntax, code: string): Generator<{ start: number; end: number; name: string }> {
  if (node.type === 'TaggedTemplateExpression' && isSyntax(node['tag']) && node['tag']['name'] === 'graphql') {
    const { start, end } = node;
    const name = definition.exec(code.slice(start, end))?.[1];
    if (!name) throw new Error(`A graphql document without a name: ${code.slice(start, Math.min(end, start + 80))}`);
    yield { start, end, name };
    return;
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isSyntax(child)) yield* documentsOf(child, code);
  }
}

/**
 * What `compiler.relay` is to Next: replaces graphql`fragment Quote_block on …` by its artifact, __generated__/Quote_block.graphql.ts.
 * As there, it is the artifact's module (`{ default: node }`), which relay-runtime's getFragment and getRequest unwrap.
 * Lines keep their numbers, so a stack trace of a test points at the right one.
 */
export function relay(): Plugin {
  return {
    name: 'relay-artifacts',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules|__generated__/ }, code: /graphql\s*`/ },
      handler(code, id) {
        const { program } = parseSync(id, code);
        const documents = [...documentsOf(program as unknown as Syntax, code)];
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
