/** Design tokens, read from the stylesheets that declare them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Declaration, parse, type Root } from 'postcss';

export type Token = {
  name: string;
  value: string;
  /** The comment after it on the same line. */
  note: string | null;
};

/** Tokens between two blank lines, with the comment above them. */
export type TokenGroup = { title: string; text: string; tokens: Token[] };

const stylesFolder = path.join(process.cwd(), 'styles');

async function readStylesheet(file: string): Promise<Root> {
  return parse(await readFile(path.join(stylesFolder, file), 'utf8'));
}

/** The groups of `styles/tokens.css`, in its order. */
export async function readTokenGroups(): Promise<TokenGroup[]> {
  return groupTokens(await readStylesheet('tokens.css'));
}

/** Named media conditions, such as `--tablet` with the value `width >= 48rem`. */
export async function readBreakpoints(): Promise<Token[]> {
  const breakpoints: Token[] = [];
  (await readStylesheet('media.css')).walkAtRules('custom-media', ({ params }) => {
    const [name = '', ...condition] = params.split(/\s+/);
    breakpoints.push({ name, value: condition.join(' ').replace(/^\((.*)\)$/, '$1'), note: null });
  });
  return breakpoints;
}

/** Ignores declarations in at-rules other than `@layer`, because they are exceptions. @param root a stylesheet that declares tokens in `:root` */
export function groupTokens(root: Root): TokenGroup[] {
  const groups: TokenGroup[] = [];
  root.walkRules(':root', (rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name !== 'layer') return;
    let comment: string | null = null;
    for (const node of rule.nodes) {
      const gap = node.raws.before ?? '';
      if (node.type === 'comment') {
        const last = groups.at(-1)?.tokens.at(-1);
        if (!gap.includes('\n') && last) last.note = node.text;
        else comment = node.text;
      } else if (node.type === 'decl' && node.prop.startsWith('--')) {
        if (comment !== null || /\n\s*\n/.test(gap) || groups.length === 0) groups.push(createGroup(comment, node));
        comment = null;
        groups.at(-1)?.tokens.push({ name: node.prop, value: node.value, note: null });
      }
    }
  });
  return groups;
}

/** A comment such as `Space: 8 px rhythm` has a title and a text. A group without a comment has the name of its first token. */
function createGroup(comment: string | null, { prop }: Declaration): TokenGroup {
  const [title = '', ...text] = comment?.split(': ') ?? [];
  const description = text.join(': ');
  return { title: title || prop.slice(2).replace(/-.*/, ''), text: description.charAt(0).toUpperCase() + description.slice(1), tokens: [] };
}
