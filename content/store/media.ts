/** Reads the files of media items. */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { MediaRow } from '../core/rows/media.ts';
import type { NodeRow } from '../core/rows/nodes.ts';
import { alignWithKeys, isId, isText, type RequestDb } from './core/request-db.ts';
import type { NodeLoader } from './nodes/nodes.ts';
import { isVisibleTo } from './nodes/visibility.ts';

const columns = sql`
  m.node_id as id, m.file, m.mime_type as "mimeType", m.file_size::float8 as "fileSize", m.width, m.height, m.alt_text as "altText", m.caption, m.description,
  m.placeholder_color as "placeholderColor", m.focal_point as "focalPoint", m.sizes, m.sources, m.meta`;

export interface MediaReader {
  findMedia(nodeId: number): Promise<MediaRow | null>;
  /** @param file path or URL as in `MediaRow.file` */
  nodeByMediaFile(file: string): Promise<NodeRow | null>;
}

export function createMedia(requestDb: RequestDb, nodes: NodeLoader): MediaReader {
  const byNode = new DataLoader<number, MediaRow | null>(async (ids) =>
    alignWithKeys(
      ids,
      await requestDb.rows(
        sql<MediaRow>`select ${columns} from media_item m join content_node n on n.id = m.node_id where m.node_id = any(${ids}::int[]) and ${isVisibleTo(requestDb.viewer, 'n')}`,
      ),
      (media) => media.id,
    ),
  );
  const byFile = new DataLoader<string, number | null>(async (files) => {
    const rows = await requestDb.rows(
      sql<{
        id: number;
        file: string;
      }>`select node_id as id, file from media_item where file = any(${files}::text[]) order by node_id desc`,
    );
    return alignWithKeys(files, rows, (row) => row.file).map((row) => row?.id ?? null);
  });
  return {
    findMedia: async (nodeId) => (isId(nodeId) ? byNode.load(nodeId) : null),
    nodeByMediaFile: async (file) => {
      const id = isText(file) ? await byFile.load(file) : null;
      return id === null ? null : nodes.load(id);
    },
  };
}
