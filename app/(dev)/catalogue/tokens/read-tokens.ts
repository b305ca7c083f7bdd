/** Design tokens as the stylesheets declare them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Declaration, parse, type Root } from 'postcss';

export type Token = {
  name: string;
  value: string;
  /** What is written behind it. */
  note: string | null;
};

/** Tokens that stand together, under what is written above them. */
export type TokenGroup = { title: string; text: string; tokens: Token[] };

const stylesFolder = path.join(process.cwd(), 'styles');

async function readSheet(file: string): Promise<Root> {
  return parse(await readFile(path.join(stylesFolder, file), 'utf8'));
}

/** The groups of `styles/tokens.css`, in its order. */
export async function readTokenGroups(): Promise<TokenGroup[]> {
  return groupTokens(await readSheet('tokens.css'));
}

/** `--tablet` → `width >= 48rem`. */
export async function readBreakpoints(): Promise<Token[]> {
  const found: Token[] = [];
  (await readSheet('media.css')).walkAtRules('custom-media', ({ params }) => {
    const [name = '', ...condition] = params.split(/\s+/);
    found.push({ name, value: condition.join(' ').replace(/^\((.*)\)$/, '$1'), note: null });
  });
  return found;
}

/** Outside of at-rules but their layer, for those hold exceptions. @param root a stylesheet whose `:root` declares them */
export function groupTokens(root: Root): TokenGroup[] {
  const groups: TokenGroup[] = [];
  root.walkRules(':root', (rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name !== 'layer') return;
    let above: string | null = null;
    for (const node of rule.nodes) {
      const gap = node.raws.before ?? '';
      if (node.type === 'comment') {
        const last = groups.at(-1)?.tokens.at(-1);
        if (!gap.includes('\n') && last) last.note = node.text;
        else above = node.text;
      } else if (node.type === 'decl' && node.prop.startsWith('--')) {
        if (above !== null || /\n\s*\n/.test(gap) || groups.length === 0) groups.push(newGroup(above, node));
        above = null;
        groups.at(-1)?.tokens.push({ name: node.prop, value: node.value, note: null });
      }
    }
  });
  return groups;
}

/** `Space: 8 px rhythm; …` is a title and a text; a group nobody has said anything about is called by its first token. */
function newGroup(said: string | null, { prop }: Declaration): TokenGroup {
  const [title = '', ...text] = said?.split(': ') ?? [];
  const words = text.join(': ');
  return { title: title || prop.slice(2).replace(/-.*/, ''), text: words.charAt(0).toUpperCase() + words.slice(1), tokens: [] };
}
