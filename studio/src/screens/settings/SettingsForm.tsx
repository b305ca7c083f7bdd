import { Notice, Spinner } from '@wordpress/components';
import apiFetch from '@wordpress/api-fetch';
import { DataForm } from '@wordpress/dataviews';
import { useMemo, useState, type FormEvent } from 'react';
import 'wp-styles/dataviews/style.css';
import { getErrorMessage, useLoaded } from '../../api/graphql.ts';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { SaveActions } from '../../shell/SaveActions.tsx';
import { useUnsavedChanges } from '../../shell/use-unsaved-changes.ts';
import { Permalinks } from './Permalinks.tsx';
import { createFields, createForm, listChangedSettings, type Settings, type SettingsSchema } from './settings-fields.ts';
import '../../shell/forms.css';

type Loaded = { settings: Settings; schema: SettingsSchema };

async function loadSettings(): Promise<Loaded> {
  const [settings, description] = await Promise.all([
    apiFetch<Settings>({ path: '/wp/v2/settings' }),
    apiFetch<{ schema: { properties: SettingsSchema } }>({ path: '/wp/v2/settings', method: 'OPTIONS' }),
  ]);
  return { settings, schema: description.schema.properties };
}

/** The settings of the site. Their descriptions come from the service. */
export default function SettingsForm() {
  const loaded = useLoaded(loadSettings);
  if (loaded.error !== null) return <LoadNotice loads={[loaded]} />;
  if (loaded.data === null) return <Spinner />;
  return (
    <div className="studio-form">
      <LoadedForm initial={loaded.data} />
      <Permalinks />
    </div>
  );
}

function LoadedForm({ initial }: { initial: Loaded }) {
  const [stored, setStored] = useState(initial.settings);
  const [settings, setSettings] = useState(initial.settings);
  const [error, setError] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const fields = useMemo(() => createFields(initial.schema), [initial.schema]);
  const form = useMemo(() => createForm(initial.schema), [initial.schema]);
  const changes = listChangedSettings(stored, settings);
  const isChanged = Object.keys(changes).length > 0;
  useUnsavedChanges(isChanged);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setMessage('');
    try {
      const saved = await apiFetch<Settings>({ path: '/wp/v2/settings', method: 'POST', data: changes });
      setStored(saved);
      setSettings(saved);
      setError(null);
      setMessage('Saved.');
    } catch (reason) {
      setError(getErrorMessage(reason));
    }
    setIsBusy(false);
  }

  return (
    <form className="studio-form" onSubmit={(event) => void submit(event)}>
      <DataForm data={settings} fields={fields} form={form} onChange={(edits) => setSettings({ ...settings, ...edits })} />
      {error !== null && (
        <Notice status="error" isDismissible={false}>
          {error}
        </Notice>
      )}
      <SaveActions label="Save settings" isChanged={isChanged} isBusy={isBusy} message={message} />
    </form>
  );
}
