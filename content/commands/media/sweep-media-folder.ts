/** Clears the media folder of uploads that a crash has cut off: at the start, and from time to time for what other processes have left. */
import { sweepUploads } from '../../media/sweep-uploads.ts';
import type { Services } from '../core/services.ts';

const EVERY_MS = 60 * 60_000;

export function startMediaSweep({ db, mediaDir, now, log }: Services): { stop: () => Promise<void> } {
  const known = async (files: readonly string[]) => {
    const rows = await db.selectFrom('media_item').select('file').where('file', 'in', files).execute();
    return new Set(rows.map(({ file }) => file));
  };
  const sweep = async () => {
    try {
      const swept = await sweepUploads(mediaDir, now(), known);
      if (swept > 0) log('info', 'Took away uploads that were cut off', { uploads: swept });
    } catch (error) {
      log('error', 'The media folder could not be cleared of uploads that were cut off', { error });
    }
  };
  let running = sweep();
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
