/** Descriptions of the shared components, from the comments in their files. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export type ComponentDescription = { name: string; description: string; file: string };

const folder = path.join(process.cwd(), 'components', 'ui');

/** An exported component, and the comment above it. */
const componentPattern = /(?:\/\*\*((?:[^*]|\*(?!\/))*)\*\/\n)?export (?:async )?function ([A-Z]\w*)/g;

/** Every component that `components/ui` exports, sorted by name. Client components are described by the file of their island. */
export async function describeComponents(): Promise<ComponentDescription[]> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => file.endsWith('.tsx') && !/\.(?:test|client)\.tsx$/.test(file));
  const components = await Promise.all(files.map(async (file) => parseParts(await readFile(path.join(folder, file), 'utf8'), file)));
  return components.flat().toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Removes the markup of the comments. */
export function parseParts(source: string, file: string): ComponentDescription[] {
  return Array.from(source.matchAll(componentPattern), ([, comment = '', name = '']) => ({
    name,
    file,
    description: comment
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, '').trim())
      .join(' ')
      .replaceAll(/\{@link (\w+)\}/g, '$1')
      .replaceAll('`', '')
      .trim(),
  }));
}
