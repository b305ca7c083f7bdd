import { Notice, Spinner } from '@wordpress/components';
import apiFetch from '@wordpress/api-fetch';
import { useCallback, useState, type FormEvent } from 'react';
import { getErrorMessage, useLoaded } from '../../api/graphql.ts';
import { FailureNotice } from '../../shell/FailureNotice.tsx';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { SaveActions } from '../../shell/SaveActions.tsx';
import { useUnsavedChanges } from '../../shell/use-unsaved-changes.ts';
import type { ScreenProps } from '../screens.ts';
import { FieldInput } from './FieldInput.tsx';
import { findMissing, listChanges, type LoadedOptions } from './option-fields.ts';
import '../../shell/forms.css';
import { STUDIO_PATH } from '../../shell/paths.ts';

/** One group of options as a form, made from the declarations of its fields. */
export default function OptionsForm({ parameters }: ScreenProps) {
  const name = parameters['name'] ?? '';
  const load = useCallback(() => apiFetch<LoadedOptions>({ path: `/studio/v1/options/${name}` }), [name]);
  const loaded = useLoaded(load);
  if (loaded.error !== null) return <LoadNotice loads={[loaded]} />;
  return loaded.data === null ? <Spinner /> : <LoadedForm initial={loaded.data} />;
}

function LoadedForm({ initial }: { initial: LoadedOptions }) {
  const [loaded, setLoaded] = useState(initial);
  const [values, setValues] = useState(initial.values);
  const [error, setError] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const { name, description, fields, version } = loaded;
  const changes = listChanges(fields, loaded.values, values);
  const isChanged = Object.keys(changes).length > 0;
  useUnsavedChanges(isChanged);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setMessage('');
    const found = findMissing(fields, changes);
    setMissing(found);
    if (found.length > 0) return;
    setIsBusy(true);
    try {
      const saved = await apiFetch<LoadedOptions>({
        path: `/studio/v1/options/${name}`,
        method: 'POST',
        data: { values: changes, version },
      });
      setLoaded(saved);
      setValues(saved.values);
      setError(null);
      setMessage('Saved.');
    } catch (reason) {
      setError(getErrorMessage(reason));
    }
    setIsBusy(false);
  }

  return (
    <form className="studio-form" onSubmit={(event) => void submit(event)}>
      <p>
        <a href={`${STUDIO_PATH}options/`}>All options</a>
      </p>
      <p>{description}</p>
      {fields.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={values[field.name]}
          isLocked={loaded.locked_fields.includes(field.name)}
          onChange={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      <FailureNotice failures={missing} onClose={() => setMissing([])} />
      {error !== null && (
        <Notice
          status="error"
          isDismissible={false}
          actions={[{ label: 'Discard my changes and load the saved options', onClick: () => location.reload() }]}
        >
          {error}
        </Notice>
      )}
      <SaveActions label="Save" isChanged={isChanged} isBusy={isBusy} message={message} />
    </form>
  );
}
