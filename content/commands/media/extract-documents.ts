/** Extracts the text of PDF documents after they were added, so that the search of the site finds them. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { getNodeKeyType } from '../../core/cache-keys.ts';
import { isRemoteFile } from '../../core/media-url.ts';
import { extractPdfText } from '../../media/extract-pdf-text.ts';
import { anonymous } from '../../permissions/viewer.ts';
import { type RepeatingJob, startRepeatingJob } from '../core/repeating-job.ts';
import type { Services } from '../core/services.ts';
import { transact } from '../core/transact.ts';

const INTERVAL_MS = 5_000;
/** Documents per transaction. One change of the content version then stands for all of them. */
const BATCH_SIZE = 25;

type PendingDocument = { id: number; file: string };
type ExtractedDocument = PendingDocument & { text: string };

/** Starts extracting in the background, one document at a time. The service is ready first. */
export function startDocumentExtraction(services: Services): RepeatingJob {
  return startRepeatingJob(
    services.log,
    {
      intervalMs: INTERVAL_MS,
      delayMs: INTERVAL_MS,
      failureMessage: 'The text of documents could not be extracted; the next run tries again',
    },
    async (signal) => {
      await extractDocuments(services, signal);
    },
  );
}

/** Extracts the text of all documents whose file is new. @returns their number */
export async function extractDocuments(services: Services, signal?: AbortSignal): Promise<number> {
  for (let extracted = 0; ;) {
    const pending = await listPending(services);
    const documents: ExtractedDocument[] = [];
    for (const document of pending) {
      if (signal?.aborted) return extracted;
      const text = isRemoteFile(document.file) ? null : await extractPdfText(join(services.mediaDir, document.file));
      if (text === null)
        services.log('info', 'The search does not find the words of a document, because its text could not be extracted', document);
      documents.push({ ...document, text: text ?? '' });
    }
    if (documents.length === 0) return extracted;
    await storeTexts(services, documents);
    extracted += documents.length;
  }
}

async function listPending({ db }: Services): Promise<PendingDocument[]> {
  const { rows } = await sql<PendingDocument>`
    select m.node_id as id, m.file from media_item m
    where m.mime_type = 'application/pdf' and not exists (select from document_extraction d where d.node_id = m.node_id and d.file = m.file)
    order by m.node_id limit ${BATCH_SIZE}`.execute(db);
  return rows;
}

async function storeTexts(services: Services, documents: readonly ExtractedDocument[]): Promise<void> {
  await transact(services, anonymous, async (tx) => {
    for (const { id, file, text } of documents) {
      // The file may have been replaced, or the media item deleted, since the list was read.
      const { rows } = await sql`
        insert into document_extraction (node_id, file, extracted_at)
        select m.node_id, m.file, ${tx.now} from media_item m where m.node_id = ${id} and m.file = ${file}
        on conflict (node_id) do update set file = excluded.file, extracted_at = excluded.extracted_at returning node_id`.execute(tx.db);
      if (rows.length === 0) continue;
      await tx.db.updateTable('content_node').set({ document_text: text }).where('id', '=', id).execute();
      tx.recordChange({ cause: 'update', kind: 'post', id, type: getNodeKeyType('attachment'), affectsLists: false });
    }
  });
}
