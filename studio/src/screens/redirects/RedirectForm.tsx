import { Button, Notice, SelectControl, TextControl } from '@wordpress/components';
import { useState, type FormEvent } from 'react';
import { getErrorMessage } from '../../api/graphql.ts';
import { createRedirect, toReadableMessage, updateRedirect, type Redirect } from './redirect-data.ts';

const types = [
  { value: '301', label: '301: moved permanently' },
  { value: '302', label: '302: moved temporarily' },
  { value: '307', label: '307: moved temporarily, same method' },
  { value: '308', label: '308: moved permanently, same method' },
  { value: '410', label: '410: removed' },
  { value: '451', label: '451: removed for legal reasons' },
];

/** The labels of the fields. */
const names = { origin: 'From', target: 'To', type: 'Type' };

/** @param stored the redirect that is edited, or null for a new one. Its format cannot change. */
export function RedirectForm({ stored, onSaved }: { stored: Redirect | null; onSaved: (redirect: Redirect) => void }) {
  const [redirect, setRedirect] = useState<Redirect>(stored ?? { origin: '', target: '', type: 301, format: 'plain' });
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const hasTarget = redirect.type < 400;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    try {
      const edited = { ...redirect, target: hasTarget ? redirect.target : '' };
      await (stored ? updateRedirect(stored, edited) : createRedirect(edited));
      onSaved(edited);
    } catch (reason) {
      setError(toReadableMessage(getErrorMessage(reason), names));
      setIsBusy(false);
    }
  }

  return (
    <form className="studio-fields" onSubmit={(event) => void submit(event)}>
      {error !== null && (
        <Notice status="error" isDismissible={false}>
          {error}
        </Notice>
      )}
      {!stored && (
        <SelectControl
          label="Format"
          value={redirect.format}
          options={[
            { value: 'plain', label: 'Path' },
            { value: 'regex', label: 'Regular expression' },
          ]}
          onChange={(format) => setRedirect({ ...redirect, format: format === 'regex' ? 'regex' : 'plain' })}
          __next40pxDefaultSize
        />
      )}
      <TextControl
        label="From"
        help={
          redirect.format === 'regex' ? 'It must match the whole path, such as ^/old/(.+)$.' : 'A path on this site, such as /old-page/.'
        }
        value={redirect.origin}
        onChange={(origin) => setRedirect({ ...redirect, origin })}
        required
        __next40pxDefaultSize
      />
      <SelectControl
        label="Type"
        value={String(redirect.type)}
        options={types}
        onChange={(type) => setRedirect({ ...redirect, type: Number(type) })}
        __next40pxDefaultSize
      />
      {hasTarget && (
        <TextControl
          label="To"
          help={redirect.format === 'regex' ? 'A path or URL. $1 stands for the first group.' : 'A path on this site, or a URL.'}
          value={redirect.target}
          onChange={(target) => setRedirect({ ...redirect, target })}
          required
          __next40pxDefaultSize
        />
      )}
      <Button variant="primary" type="submit" isBusy={isBusy} disabled={isBusy} accessibleWhenDisabled __next40pxDefaultSize>
        {stored ? 'Save redirect' : 'Add redirect'}
      </Button>
    </form>
  );
}
