import { Button, Card, CardBody, CardHeader, Notice, SelectControl, Spinner, TextControl } from '@wordpress/components';
import { useState, type FormEvent } from 'react';
import { getErrorMessage, useLoaded } from '../../api/graphql.ts';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { navigate, STUDIO_PATH } from '../../shell/paths.ts';
import { useUnsavedChanges } from '../../shell/use-unsaved-changes.ts';
import { createMenu, formatLocation, listMenus, saveLocations, type Menu } from './menu-data.ts';
import '../../shell/forms.css';
import './menus.css';

/** All menus, a form for a new one, and which menu each location of the site shows. */
export default function MenuList() {
  const loaded = useLoaded(listMenus);
  const { data, error, reload } = loaded;
  return (
    <div className="studio-stack">
      <LoadNotice loads={[loaded]} />
      {data === null && error === null && <Spinner />}
      {data !== null && (
        <>
          <ul className="studio-link-list">
            {data.menus.map((menu) => (
              <li key={menu.databaseId}>
                <a href={`${STUDIO_PATH}menus/${menu.databaseId}/`}>{menu.name}</a>
                <span>{describeMenu(menu)}</span>
              </li>
            ))}
          </ul>
          <NewMenu />
          <Locations key={JSON.stringify(data.menus)} menus={data.menus} locations={data.locations} onSaved={reload} />
        </>
      )}
    </div>
  );
}

function describeMenu({ count, locations }: Menu): string {
  const items = `${count ?? 0} ${count === 1 ? 'item' : 'items'}`;
  return locations?.length ? `${items}, shown as ${locations.map(formatLocation).join(', ')}` : `${items}, not shown`;
}

function NewMenu() {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    try {
      navigate(`${STUDIO_PATH}menus/${await createMenu(name)}/`);
    } catch (reason) {
      setError(getErrorMessage(reason));
      setIsBusy(false);
    }
  }
  return (
    <Card>
      <CardHeader>
        <h2>New menu</h2>
      </CardHeader>
      <CardBody>
        <form className="studio-fields" onSubmit={(event) => void submit(event)}>
          {error !== null && (
            <Notice status="error" isDismissible={false}>
              {error}
            </Notice>
          )}
          <TextControl label="Menu name" value={name} onChange={setName} required __next40pxDefaultSize />
          <Button variant="secondary" type="submit" isBusy={isBusy} __next40pxDefaultSize>
            Create menu
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}

function Locations({ menus, locations, onSaved }: { menus: readonly Menu[]; locations: readonly string[]; onSaved: () => void }) {
  const stored = Object.fromEntries(
    locations.map((location) => [location, menus.find((menu) => menu.locations?.includes(location))?.databaseId ?? null]),
  );
  const [chosen, setChosen] = useState<Record<string, number | null>>(stored);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const changed = Object.fromEntries(Object.entries(chosen).filter(([location, id]) => id !== stored[location]));
  const isChanged = Object.keys(changed).length > 0;
  useUnsavedChanges(isChanged);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    try {
      await saveLocations(changed);
      setError(null);
      onSaved();
    } catch (reason) {
      setError(getErrorMessage(reason));
    }
    setIsBusy(false);
  }
  return (
    <Card>
      <CardHeader>
        <h2>Locations</h2>
      </CardHeader>
      <CardBody>
        <form className="studio-fields" onSubmit={(event) => void submit(event)}>
          {error !== null && (
            <Notice status="error" isDismissible={false}>
              {error}
            </Notice>
          )}
          {locations.map((location) => (
            <SelectControl
              key={location}
              label={formatLocation(location)}
              value={String(chosen[location] ?? '')}
              options={[
                { label: 'No menu', value: '' },
                ...menus.map(({ databaseId, name }) => ({ label: name, value: String(databaseId) })),
              ]}
              onChange={(value) => setChosen({ ...chosen, [location]: value === '' ? null : Number(value) })}
              __next40pxDefaultSize
            />
          ))}
          <Button variant="primary" type="submit" disabled={!isChanged} accessibleWhenDisabled isBusy={isBusy} __next40pxDefaultSize>
            Save locations
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
