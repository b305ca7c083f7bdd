/** Uploads of several files to the media library. */
import { getErrorMessage } from '../../api/graphql.ts';
import { sendFile } from '../../api/send-file.ts';

/** A file that is being uploaded. */
export type Upload = {
  key: number;
  name: string;
  state: 'waiting' | 'sending' | 'processing' | 'done' | 'failed' | 'canceled';
  /** How much of the file is sent, in percent. */
  percent: number;
  message?: string;
  /** Missing when there is nothing left to cancel. */
  cancel?: () => void;
};

/** Uploads files one after the other, so that a failure does not stop the others. @param onChange receives each new state of a file */
export async function uploadFiles(
  files: readonly File[],
  firstKey: number,
  onChange: (upload: Upload) => void,
  send = sendFile,
): Promise<void> {
  const uploads = files.map((file, index) => {
    const controller = new AbortController();
    const upload = { key: firstKey + index, name: file.name, percent: 0 };
    const cancel = () => {
      controller.abort();
      onChange({ ...upload, state: 'canceled' });
    };
    return { file, upload, cancel, signal: controller.signal };
  });
  for (const { upload, cancel } of uploads) onChange({ ...upload, state: 'waiting', cancel });
  for (const { file, upload, cancel, signal } of uploads) {
    if (signal.aborted) continue;
    onChange({ ...upload, state: 'sending', cancel });
    try {
      await send('/wp/v2/media', file, {
        signal,
        onProgress: (share) =>
          onChange(
            share < 1
              ? { ...upload, state: 'sending', percent: Math.floor(share * 100), cancel }
              : { ...upload, state: 'processing', percent: 100 },
          ),
      });
      onChange({ ...upload, state: 'done', percent: 100 });
    } catch (error) {
      if (!signal.aborted) onChange({ ...upload, state: 'failed', message: getErrorMessage(error) });
    }
  }
}
