/** Rules for the continuous integration workflows, which run third-party code with access to the repository. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }));

test('every action is pinned by the full hash of a commit, with its version in a comment', () => {
  const lines = workflows.flatMap(({ text }) => text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line)));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test.each(workflows)('$name may only read the repository, and keeps no credentials in the checkout', ({ text }) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
  expect(text.match(/permissions:/g)).toHaveLength(1);
  expect(text.match(/persist-credentials: false/g)?.length).toBe(text.match(/actions\/checkout@/g)?.length);
  expect(text).not.toMatch(/pull_request_target|secrets\./);
});

test.each(workflows)('every job of $name has a time limit', ({ text }) => {
  expect(text.match(/timeout-minutes: \d+/g)?.length).toBe(text.match(/runs-on:/g)?.length);
});
