import { Button, ProgressBar, VisuallyHidden } from '@wordpress/components';
import type { Upload } from './uploads.ts';

const states: Readonly<Record<Upload['state'], string>> = {
  waiting: 'waiting',
  sending: 'uploading …',
  processing: 'processing …',
  done: 'uploaded',
  failed: 'failed',
  canceled: 'canceled',
};

/** What became of each file. A screen reader hears when a file is uploaded, has failed or is canceled. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const last = uploads.findLast(({ state }) => state === 'done' || state === 'failed' || state === 'canceled');
  return (
    <div className="studio-uploads" hidden={uploads.length === 0}>
      <ul aria-label="Uploads">
        {uploads.map(({ key, name, state, percent, message, cancel }) => (
          <li key={key} data-state={state}>
            <span>
              {name}: {message ?? (state === 'sending' ? `${percent}%` : states[state])}
            </span>
            {(state === 'sending' || state === 'processing') && (
              <ProgressBar aria-label={`Upload of ${name}`} value={state === 'sending' ? percent : undefined} />
            )}
            {cancel && (
              <Button variant="tertiary" size="small" aria-label={`Cancel: ${name}`} onClick={cancel}>
                Cancel
              </Button>
            )}
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{last && `${last.name}: ${last.message ?? states[last.state]}`}</VisuallyHidden>
    </div>
  );
}
