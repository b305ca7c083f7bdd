/** Responses equal those of the recorded WordPress, except for intended differences. */
import { beforeAll, describe, expect, test } from 'vitest';
import { contradictions, differences, findReason, notReplayed } from './differences.ts';
import type { KeyDifferences } from './compare-keys.ts';
import { keyDifferences } from './key-differences.ts';
import { readRecordings } from './recordings.ts';
import type { ReplayResult } from './replay.ts';
import { startReplay } from './start-replay.ts';
import { createTypedBlocks, type Fields, type RecordedBlock } from './typed-blocks.ts';

/** Minimum share of recordings with an equal response. */
const MIN_EQUAL_SHARE = 0.94;

type BlocksBody = { data: { post: { blocksJSON?: string; blocks?: Fields[] } } };
type ListBody = { data: { [list: string]: { nodes: Fields[] } } };

describe('replay', () => {
  let results: ReplayResult[];
  beforeAll(async () => {
    results = await startReplay();
  });

  const getBody = (name: string, from: 'recorded' | 'actual') => results.find((result) => result.name === name)?.bodies[from];

  const readRecordedBlocks = () =>
    JSON.parse((getBody('gutenberg-blocksJSON', 'recorded') as BlocksBody).data.post.blocksJSON ?? '') as RecordedBlock[];

  const listDifferingNames = () => results.filter((result) => result.differences.length > 0).map(({ name }) => name);

  test('at least 94% of the responses equal the recorded ones', () => {
    expect(results.length).toBeGreaterThan(300);
    expect(1 - listDifferingNames().length / results.length).toBeGreaterThanOrEqual(MIN_EQUAL_SHARE);
  });

  test('every difference has a reason', () => {
    const unexplained = results.flatMap((result) =>
      result.differences.filter(({ path }) => findReason(result.name, path) === undefined).map(({ path }) => `${result.name}: ${path}`),
    );
    expect(unexplained).toEqual([]);
  });

  test('the typed blocks that WordPress failed to return have the recorded attributes', () => {
    const { blocks = [] } = (getBody('gutenberg-blocks-typed', 'actual') as BlocksBody).data.post;
    expect(blocks).toEqual(createTypedBlocks(readRecordedBlocks(), blocks));
  });

  test('the list that WordPress failed to return has the nodes of its recorded cache keys, with recorded fields and blocks', () => {
    const name = 'gutenberg-blockEditorContentNodes';
    const keys = readRecordings().find((recording) => recording.name === name)?.response.headers['x-graphql-keys'] ?? '';
    const getNodes = (recording: string, list: string, from: 'recorded' | 'actual') =>
      (getBody(recording, from) as ListBody).data[list]?.nodes ?? [];
    const ids = keys.split(' ').filter((key) => key.endsWith('='));
    const expected = getNodes('contentNodes', 'contentNodes', 'recorded').slice(0, ids.length);
    const [first, ...others] = getNodes(name, 'blockEditorContentNodes', 'actual');
    expect([first, ...others].map((node) => node?.['id'])).toEqual(ids);
    expect([first, ...others]).toEqual(
      expected.map(({ __typename, id, uri }) => ({ __typename, id, uri, blocks: expect.any(Array) as unknown })),
    );
    expect(first?.['blocks']).toEqual(readRecordedBlocks().map((block) => ({ name: block.name })));
    // Visitors see no blocks of the post with a password.
    expect(others.map((node) => node['blocks'])).toEqual([[{ name: 'core/freeform' }], []]);
  });

  test('where two recorded installations contradict each other, the response equals that of the reference installation', () => {
    const equal = new Set(results.filter((result) => result.differences.length === 0).map(({ name }) => name));
    expect(Object.values(contradictions).filter(({ by }) => !equal.has(by))).toEqual([]);
  });

  test('the lists of differences name only existing recordings', () => {
    const recorded = new Set(readRecordings().map(({ name }) => name));
    const named = [...Object.keys(differences), ...Object.keys(notReplayed), ...Object.keys(contradictions)];
    expect(named.filter((name) => !recorded.has(name))).toEqual([]);
  });

  test('the cache keys are those of WordPress, except for differences with a reason', () => {
    const normalize = ({ missing = [], additional = [] }: Partial<KeyDifferences>) => ({
      missing: missing.toSorted(),
      additional: additional.toSorted(),
    });
    const actual = results.filter(({ keys }) => keys.missing.length + keys.additional.length > 0);
    const intended = Object.fromEntries(
      keyDifferences.flatMap(({ recordings }) => Object.entries(recordings).map(([name, keys]) => [name, normalize(keys)])),
    );
    expect(Object.fromEntries(actual.map(({ name, keys }) => [name, normalize(keys)]))).toEqual(intended);
  });

  test('every listed difference still exists', () => {
    const listed = Object.entries(differences).flatMap(([name, intended]) =>
      intended.flatMap(({ paths }) => paths.map((path) => ({ name, path }))),
    );
    const exists = ({ name, path }: { name: string; path: string }) =>
      results.some((result) => result.name === name && result.differences.some((difference) => difference.path === path));
    expect(listed.filter((each) => !exists(each))).toEqual([]);
  });
});
