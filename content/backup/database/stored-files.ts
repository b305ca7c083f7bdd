/** Lists the files that a snapshot refers to, a page of rows at a time. */
import path from 'node:path';
import { isRemoteFile } from '../../core/media-url.ts';
import { listVariants } from '../../media/image-variants.ts';
import { listStoredFiles } from '../../media/import-files.ts';
import { getManifestPathForFile } from '../../media/media-manifest.ts';
import type { MediaFile } from '../../media/process-image.ts';
import type { Snapshot } from './snapshot.ts';

/** Paths relative to the folder. The optional ones may be missing. */
export type StoredFiles = { required: string[]; optional: string[] };

const PAGE_ROWS = 500;

/** Media that are still on another host have no file in the data folder. */
export async function* listMediaFiles({ client }: Snapshot): AsyncGenerator<StoredFiles> {
  for (let last = -1; ;) {
    const { rows } = await client.query<Pick<MediaFile, 'file' | 'sizes' | 'sources'> & { id: number }>(
      'select node_id as id, file, sizes, sources from media_item where node_id > $1 order by node_id limit $2',
      [last, PAGE_ROWS],
    );
    const local = rows.filter(({ file }) => !isRemoteFile(file));
    yield {
      required: local.flatMap((media) => listStoredFiles(media)),
      optional: local.flatMap((media) => [...listVariants(media), getManifestPathForFile('', media)]),
    };
    if (rows.length < PAGE_ROWS) return;
    last = rows.at(-1)?.id ?? last;
  }
}

export async function* listFormFiles({ client }: Snapshot): AsyncGenerator<StoredFiles> {
  // A database that an older version has migrated last may not have the table yet.
  const { rows: found } = await client.query<{ exists: boolean }>("select to_regclass('form_submission') is not null as exists");
  if (!found[0]?.exists) return;
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await client.query<{ id: string; files: { path: string }[] }>(
      'select id, files from form_submission where id > $1 order by id limit $2',
      [last, PAGE_ROWS],
    );
    yield { required: rows.flatMap(({ files }) => files.map((file) => path.posix.normalize(file.path))), optional: [] };
    if (rows.length < PAGE_ROWS) return;
    last = rows.at(-1)?.id ?? last;
  }
}
