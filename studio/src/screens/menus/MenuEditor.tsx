import { Button, Notice, Spinner, TextControl } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from 'react';
import { HANDLE_SELECTOR, useDrag } from '../../../blocks/controls/use-drag.ts';
import { getErrorMessage, useLoaded } from '../../api/graphql.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { navigate, STUDIO_PATH } from '../../shell/paths.ts';
import { useUnsavedChanges } from '../../shell/use-unsaved-changes.ts';
import type { ScreenProps } from '../screens.ts';
import { AddItems } from './AddItems.tsx';
import { ItemRow } from './ItemRow.tsx';
import { deleteMenu, describeRefusal, loadMenu, renameMenu, saveMenuItems, type EditedItem, type LoadedMenu } from './menu-data.ts';
import { findParentIndex, listSiblings, moveRow, placeRow, removeRow, type Direction } from './menu-tree.ts';
import '../../shell/forms.css';
import './menus.css';

/** Pixels by which one level is indented, as in menus.css. */
const LEVEL_WIDTH = 24;

/** The items of a menu. Nothing is stored before “Save menu”. */
export default function MenuEditor({ parameters }: ScreenProps) {
  const id = parameters['id'] ?? '';
  const load = useCallback(() => loadMenu(id), [id]);
  const { data, error, reload } = useLoaded(load);
  if (error !== null)
    return (
      <Notice status="error" isDismissible={false} actions={[{ label: 'Try again', onClick: reload }]}>
        {error} <a href={`${STUDIO_PATH}menus/`}>All menus</a>
      </Notice>
    );
  if (data === null) return <Spinner />;
  return <LoadedEditor initial={data} />;
}

function LoadedEditor({ initial }: { initial: LoadedMenu }) {
  const [loaded, setLoaded] = useState(initial);
  const { menu, version } = loaded;
  const [items, setItems] = useState<readonly EditedItem[]>(loaded.items);
  const [name, setName] = useState(menu.name);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const movedKey = useRef<string | null>(null);
  const isChanged = items !== loaded.items || name !== menu.name;
  useUnsavedChanges(isChanged && !isDeleting);

  // The browser removes the focus from an element that moves within the document.
  useEffect(() => {
    if (movedKey.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-key="${movedKey.current}"] ${HANDLE_SELECTOR}`)?.focus();
    movedKey.current = null;
  });

  function apply(next: readonly EditedItem[] | null, key: string) {
    const label = items.find((item) => item.key === key)?.values.label ?? '';
    if (next === null) {
      setAnnouncement(`${label} cannot move further in this direction.`);
      return;
    }
    movedKey.current = key;
    setItems(next);
    setAnnouncement(describePlace(next, key));
  }
  const move = (index: number, direction: Direction) => apply(moveRow(items, index, direction), items[index]?.key ?? '');
  const { getRowProps, getHandleProps } = useDrag(items.length, ({ index, target, distance }) => {
    const depth = Math.max((items[index]?.depth ?? 0) + Math.round(distance / LEVEL_WIDTH), 0);
    apply(placeRow(items, index, target, depth), items[index]?.key ?? '');
  });

  function remove(index: number) {
    setItems(removeRow(items, index));
    setAnnouncement(`${items[index]?.values.label ?? ''} removed. Save the menu to make it permanent.`);
    list.current?.focus();
  }

  async function save() {
    setIsBusy(true);
    try {
      // The items come first, because a new name changes the version of the menu.
      if (items !== loaded.items) await saveMenuItems(menu.databaseId, version, items);
      if (name !== menu.name) await renameMenu(menu.databaseId, name);
      const stored = await loadMenu(String(menu.databaseId));
      setLoaded(stored);
      setItems(stored.items);
      setName(stored.menu.name);
      setError(null);
      setAnnouncement('The menu was saved.');
    } catch (reason) {
      const refusal = describeRefusal(getErrorMessage(reason), items);
      setError(refusal.message);
      setOpenKey(refusal.key ?? openKey);
    }
    setIsBusy(false);
  }

  async function removeMenu() {
    try {
      await deleteMenu(menu.databaseId);
      navigate(`${STUDIO_PATH}menus/`);
    } catch (reason) {
      setIsDeleting(false);
      setError(getErrorMessage(reason));
    }
  }

  return (
    <div className="studio-stack">
      <p>
        <a href={`${STUDIO_PATH}menus/`}>All menus</a>
      </p>
      {error !== null && (
        <Notice
          status="error"
          isDismissible={false}
          actions={[{ label: 'Discard my changes and load the saved menu', onClick: () => location.reload() }]}
        >
          {error}
        </Notice>
      )}
      <TextControl label="Menu name" value={name} onChange={setName} __next40pxDefaultSize />
      <p id="studio-menu-help">
        Drag an item by its handle, or focus the handle and press the arrow keys: up and down change the order, right nests an item under
        the one above it, left moves it out one level.
      </p>
      <ol ref={list} className="studio-menu-items" aria-label="Menu items" tabIndex={-1}>
        {items.map((item, index) => (
          <ItemRow
            key={item.key}
            item={item}
            isOpen={openKey === item.key}
            rowProps={getRowProps(index)}
            handleProps={getHandleProps(index)}
            onToggle={() => setOpenKey(openKey === item.key ? null : item.key)}
            onMove={(direction) => move(index, direction)}
            onRemove={() => remove(index)}
            onChange={(values) => setItems(items.with(index, { ...item, values }))}
          />
        ))}
      </ol>
      {items.length === 0 && <p>The menu has no items yet. Add pages, terms or links below.</p>}
      <AddItems
        onAdd={(item) => {
          setItems([...items, item]);
          setAnnouncement(`${item.values.label} added at the end of the menu. Save the menu to publish it.`);
        }}
      />
      <div className="studio-actions">
        <Button
          variant="primary"
          onClick={() => void save()}
          disabled={!isChanged || isBusy}
          accessibleWhenDisabled
          isBusy={isBusy}
          __next40pxDefaultSize
        >
          Save menu
        </Button>
        <Button variant="tertiary" isDestructive onClick={() => setIsDeleting(true)} __next40pxDefaultSize>
          Delete menu
        </Button>
        <span role="status">{announcement}</span>
      </div>
      <ConfirmDialog isOpen={isDeleting} action="Delete menu" onConfirm={() => void removeMenu()} onCancel={() => setIsDeleting(false)}>
        Delete the menu {menu.name} with its {loaded.items.length} items? This cannot be undone.
      </ConfirmDialog>
    </div>
  );
}

/** Where an item is: “Offices: item 2 of 4 under About”. */
function describePlace(items: readonly EditedItem[], key: string): string {
  const index = items.findIndex((item) => item.key === key);
  const siblings = listSiblings(items, index);
  const parent = items[findParentIndex(items, index)];
  const place = `item ${siblings.indexOf(index) + 1} of ${siblings.length}`;
  return `${items[index]?.values.label ?? ''}: ${place} ${parent ? `under ${parent.values.label}` : 'at the top level'}.`;
}
