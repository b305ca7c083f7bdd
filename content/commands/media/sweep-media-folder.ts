/** Deletes interrupted uploads from the media folder at startup, and regularly after that, because other processes can leave some behind. */
import { sweepUploads } from '../../media/sweep-uploads.ts';
import type { Services } from '../core/services.ts';

const INTERVAL_MS = 60 * 60_000;

export function startMediaSweep({ db, mediaDir, now, log }: Services): { stop: () => Promise<void> } {
  const findKnownFiles = async (files: readonly string[]) => {
    const rows = await db.selectFrom('media_item').select('file').where('file', 'in', files).execute();
    return new Set(rows.map(({ file }) => file));
  };
  const sweep = async () => {
    try {
      const swept = await sweepUploads(mediaDir, now(), findKnownFiles);
      if (swept > 0) log('info', 'Deleted interrupted uploads', { uploads: swept });
    } catch (error) {
      log('error', 'Interrupted uploads could not be deleted', { error });
    }
  };
  let running = sweep();
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, INTERVAL_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
