/** The shared parts as their files describe them. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export type ComponentDescription = { name: string; description: string; file: string };

const folder = path.join(process.cwd(), 'components', 'ui');

/** A function that draws something, and what is written above it. */
const componentPattern = /(?:\/\*\*((?:[^*]|\*(?!\/))*)\*\/\n)?export (?:async )?function ([A-Z]\w*)/g;

/** Every component that `components/ui` exports, sorted by name; what runs in browsers is described by its island. */
export async function describeComponents(): Promise<ComponentDescription[]> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => file.endsWith('.tsx') && !/\.(?:test|client)\.tsx$/.test(file));
  const found = await Promise.all(files.map(async (file) => parseParts(await readFile(path.join(folder, file), 'utf8'), file)));
  return found.flat().toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The part is described in words: tags of the docstring are for those who write. */
export function parseParts(source: string, file: string): ComponentDescription[] {
  return Array.from(source.matchAll(componentPattern), ([, said = '', name = '']) => ({
    name,
    file,
    description: said
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, '').trim())
      .join(' ')
      .replaceAll(/\{@link (\w+)\}/g, '$1')
      .replaceAll('`', '')
      .trim(),
  }));
}
