/** Finds content for the command menu. */
import { useDebounce } from '@wordpress/compose';
import { decodeEntities } from '@wordpress/html-entities';
import { useEffect, useState } from 'react';
import { getErrorMessage, graphql } from '../api/graphql.ts';
import { searchContent } from '../api/search-content.ts';
import type { Account } from '../api/session.ts';
import { getEditorPath } from './paths.ts';

type Item = { id: number; type: string; title: string };

/** The request is sent after a pause of this length in typing. */
const PAUSE_MS = 250;
/** Results of each kind. */
const MAX_RESULTS = 8;

const unpublishedQuery = `
  query StudioFindContent($text: String, $first: Int!) {
    contentNodes(first: $first, where: { search: $text, stati: [FUTURE, DRAFT, PENDING, PRIVATE] }) {
      nodes { databaseId contentTypeName ... on NodeWithTitle { title } }
    }
  }
`;

async function findPublished(text: string): Promise<Item[]> {
  const found = await searchContent(text, { limit: MAX_RESULTS });
  return found.map(({ id, title, subtype }) => ({ id, type: subtype, title }));
}

async function findUnpublished(text: string): Promise<Item[]> {
  type Data = { contentNodes: { nodes: readonly { databaseId: number; contentTypeName: string; title?: string | null }[] } };
  const { contentNodes } = await graphql<Data>(unpublishedQuery, { text, first: MAX_RESULTS });
  return contentNodes.nodes.map(({ databaseId, contentTypeName, title }) => ({
    id: databaseId,
    type: contentTypeName,
    title: decodeEntities(title ?? ''),
  }));
}

/** @returns commands that open the content whose title or text matches, as `useCommandLoader` expects them */
export function useContentCommands(search: string, { types }: Account, open: (path: string) => void) {
  const [found, setFound] = useState<{ text: string; items: readonly Item[]; error?: string }>({ text: '', items: [] });
  const find = useDebounce((text: string) => {
    Promise.all([findPublished(text), findUnpublished(text)]).then(
      (lists) => setFound({ text, items: lists.flat() }),
      (error: unknown) => setFound({ text, items: [], error: getErrorMessage(error) }),
    );
  }, PAUSE_MS);
  const text = search.trim();
  useEffect(() => {
    if (text !== '') find(text);
  }, [text, find]);
  const commands = found.items.flatMap(({ id, type: slug, title }) => {
    const type = types.find((candidate) => candidate.slug === slug);
    if (!type) return [];
    return {
      name: `studio/edit/${id}`,
      label: `${title || '(no title)'} (${type.labels['singular_name'] ?? type.name})`,
      // The menu shows only what contains the typed text, and the text can be in the content.
      searchLabel: `${title} ${found.text} ${id}`,
      category: 'edit' as const,
      callback: ({ close }: { close: () => void }) => {
        close();
        open(getEditorPath({ type: slug, id }));
      },
    };
  });
  if (found.error !== undefined)
    commands.push({
      name: 'studio/search-failed',
      label: `Search again. ${found.error}`,
      searchLabel: found.text,
      category: 'edit',
      callback: () => find(text),
    });
  return { commands: text === '' ? [] : commands, isLoading: text !== '' && found.text !== text };
}
