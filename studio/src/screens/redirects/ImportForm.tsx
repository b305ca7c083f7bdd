import { Button, CheckboxControl, Notice } from '@wordpress/components';
import { useId, useState, type FormEvent } from 'react';
import { getErrorMessage } from '../../api/graphql.ts';
import { importRedirects, type ImportResult } from './redirect-data.ts';

/** Imports a CSV file, and lists the lines that the service refuses. */
export function ImportForm({ onImported }: { onImported: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [replaces, setReplaces] = useState(false);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const fileId = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!file) return;
    setIsBusy(true);
    try {
      setResult(await importRedirects(await file.text(), replaces));
      setError(null);
      onImported();
    } catch (reason) {
      setError(getErrorMessage(reason));
    }
    setIsBusy(false);
  }

  return (
    <form className="studio-fields" onSubmit={(event) => void submit(event)}>
      <p>
        The columns are from, to, status and format (plain or regex). Only the first is required. If the first row is a header, the columns
        can be in any order.
      </p>
      <div>
        <label htmlFor={fileId}>CSV file</label>
        <input
          id={fileId}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          required
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
      </div>
      <CheckboxControl label="Replace existing redirects" checked={replaces} onChange={setReplaces} />
      <div role="status">
        {result && (
          <p>
            {result.created} created, {result.updated} replaced, {result.skipped} skipped because they exist, {result.problems.length}{' '}
            refused.
          </p>
        )}
      </div>
      {result && result.problems.length > 0 && (
        <ul>
          {result.problems.map(({ line, origin, message }) => (
            <li key={line}>
              Line {line}, {origin || 'no address'}: {message}
            </li>
          ))}
        </ul>
      )}
      {error !== null && (
        <Notice status="error" isDismissible={false}>
          {error}
        </Notice>
      )}
      <Button variant="primary" type="submit" isBusy={isBusy} disabled={isBusy || !file} accessibleWhenDisabled __next40pxDefaultSize>
        Import
      </Button>
    </form>
  );
}
