/** Deletes interrupted uploads from the media folder at startup, and regularly after that, because other processes can leave some behind. */
import { sweepUploads } from '../../media/sweep-uploads.ts';
import { type HourlyJob, startHourlyJob } from '../core/hourly-job.ts';
import type { Services } from '../core/services.ts';

export function startMediaSweep({ db, mediaDir, now, log }: Services): HourlyJob {
  const findKnownFiles = async (files: readonly string[]) => {
    const rows = await db.selectFrom('media_item').select('file').where('file', 'in', files).execute();
    return new Set(rows.map(({ file }) => file));
  };
  return startHourlyJob(log, 'Interrupted uploads could not be deleted', async () => {
    const swept = await sweepUploads(mediaDir, now(), findKnownFiles);
    if (swept > 0) log('info', 'Deleted interrupted uploads', { uploads: swept });
  });
}
