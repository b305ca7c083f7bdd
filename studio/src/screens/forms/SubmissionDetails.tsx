import { Button, Notice } from '@wordpress/components';
import { useState } from 'react';
import { getErrorMessage } from '../../api/graphql.ts';
import { downloadFile, type Submission, type SubmissionFile } from './submission.ts';
import { formatUtcDate } from '../../shell/format-date.ts';
import { formatFileSize } from '../media/media-data.ts';

/** All fields and files of a submission. */
export function SubmissionDetails({ submission }: { submission: Submission }) {
  const [error, setError] = useState<string | null>(null);
  async function download(file: SubmissionFile) {
    try {
      await downloadFile(file);
      setError(null);
    } catch (reason) {
      setError(getErrorMessage(reason));
    }
  }
  return (
    <div className="studio-fields">
      <dl className="studio-details">
        <dt>Reference</dt>
        <dd>{submission.reference}</dd>
        <dt>Sent</dt>
        <dd>{formatUtcDate(submission.date_gmt)}</dd>
        <dt>Forwarded to</dt>
        <dd>{submission.recipient || 'No one'}</dd>
        {submission.values.map(({ name, label, values }) => (
          <SubmittedValue key={name} label={label} values={values} />
        ))}
      </dl>
      {submission.files.length > 0 && (
        <>
          <h3>Files</h3>
          <p>The files are not scanned for viruses.</p>
          <ul className="studio-link-list">
            {submission.files.map((file) => (
              <li key={file.url}>
                <span>
                  {file.label}: {file.name} ({formatFileSize(file.bytes)})
                </span>
                <Button variant="secondary" size="compact" aria-label={`Download ${file.name}`} onClick={() => void download(file)}>
                  Download
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {error !== null && (
        <Notice status="error" isDismissible={false}>
          {error}
        </Notice>
      )}
    </div>
  );
}

function SubmittedValue({ label, values }: { label: string; values: readonly string[] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{values.join(', ') || '(empty)'}</dd>
    </>
  );
}
