/** Checks that the links, pictures and commands in all documents exist. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('has no broken links or pictures', () => {
    const prose = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
    const targets = [...prose.matchAll(/\]\((?![a-z]+:|[#/])([^)#\s]+)/g)].map(([, target = '']) => join(file, '..', decodeURI(target)));
    expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  });

  test('names commands that exist', () => {
    const commands = [...text.matchAll(/\bnpm run (?:-s |--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});
