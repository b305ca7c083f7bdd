import { Button, Modal, Spinner } from '@wordpress/components';
import type { Field, View } from '@wordpress/dataviews';
import { useCallback, useMemo, useState } from 'react';
import { getErrorMessage, useLoaded } from '../../api/graphql.ts';
import type { Move } from '../../api/moved-content.ts';
import type { ContentType } from '../../api/session.ts';
import { loadAll, usePage } from '../../api/use-page.ts';
import { useAccount } from '../../shell/account-context.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { formatSiteDate } from '../../shell/format-date.ts';
import { FailureNotice } from '../../shell/FailureNotice.tsx';
import { ListTable } from '../../shell/ListTable.tsx';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { getEditorPath, navigate, STUDIO_PATH } from '../../shell/paths.ts';
import '../../shell/forms.css';
import type { ScreenProps } from '../screens.ts';
import { AllMatching } from './AllMatching.tsx';
import { BulkEditForm } from './BulkEditForm.tsx';
import { actionNames, createActions, describeAction } from './content-actions.ts';
import {
  type Choice,
  createDraft,
  getTitle,
  hasTypeRight,
  listStatuses,
  loadChoices,
  loadCounts,
  loadParentTitles,
  loadTaxonomies,
  runForAll,
  statusNames,
  type ContentAction,
  type ContentRow,
  type ContentTaxonomy,
  type TaxonomyChoices,
} from './content-data.ts';
import './content.css';
import { MovedNotice } from './MovedNotice.tsx';
import { QuickEditForm } from './QuickEditForm.tsx';
import { formatViewAddress, parseViewAddress, toFilterParameters } from './view-address.ts';

/** The nodes of a content type. */
export default function ContentList({ parameters }: ScreenProps) {
  const { types } = useAccount();
  const type = types.find(({ slug }) => slug === parameters['type']);
  const taxonomies = useLoaded(loadTaxonomies);
  if (!type) return <p>This content does not exist, or your role does not allow you to edit it.</p>;
  if (taxonomies.error !== null) return <LoadNotice loads={[taxonomies]} />;
  return taxonomies.data === null ? <Spinner /> : <TypeList type={type} allTaxonomies={taxonomies.data} />;
}

const getRowId = ({ id }: ContentRow) => String(id);
const rowFields = ['id', 'title', 'slug', 'status', 'date', 'modified', 'type', 'link', 'author', 'parent', 'version', '_links'];

function TypeList({ type, allTaxonomies }: { type: ContentType; allTaxonomies: readonly ContentTaxonomy[] }) {
  const account = useAccount();
  const statuses = useMemo(() => listStatuses(account, type), [account, type]);
  const { search } = location;
  const address = useMemo(() => parseViewAddress(search), [search]);
  const requested = address.filters?.find(({ field }) => field === 'status')?.value as readonly string[] | undefined;
  const status = requested?.find((name) => statuses.includes(name));
  const [columns, setColumns] = useState<Pick<View, 'fields' | 'layout'>>({
    // At most as many as fit beside the navigation. The settings of the list show the others.
    fields: ['status', ...(type.supports['author'] ? ['author'] : []), 'modified', 'date'],
    layout: {},
  });
  const view: View = useMemo(() => ({ ...address, ...columns, type: 'table', titleField: 'title' }), [address, columns]);

  const taxonomies = useMemo(() => allTaxonomies.filter(({ slug }) => type.taxonomies.includes(slug)), [allTaxonomies, type]);
  const routes = taxonomies.map(({ rest_base: route }) => route);
  const path = `/wp/v2/${type.rest_base}`;
  const query = {
    ...toFilterParameters(address.filters, routes),
    ...(address.search && { search: address.search }),
    orderby: address.sort?.field,
    order: address.sort?.direction,
    status: status ?? statuses.filter((name) => name !== 'trash'),
    context: 'edit',
    _fields: [...rowFields, ...routes].join(','),
  };
  const rows = usePage<ContentRow>(path, { ...query, page: address.page, per_page: address.perPage });
  const { data, isLoading } = rows;
  // After the rows: the browser sends six requests at a time.
  const choices = useLoaded(useCallback(() => loadChoices(type, taxonomies, account.user), [type, taxonomies, account.user]));
  const counts = useLoaded(useCallback(() => loadCounts(type, statuses), [type, statuses]));
  const parentIds = [...new Set((data?.items ?? []).flatMap(({ parent }) => (parent ? [parent] : [])))].join();
  const parentTitles = useLoaded(
    useCallback(() => loadParentTitles(type, parentIds === '' ? [] : parentIds.split(',').map(Number)), [type, parentIds]),
  );

  const changeView = useCallback(
    (changed: View) => {
      setColumns({ fields: changed.fields, layout: 'layout' in changed ? changed.layout : {} });
      const query = formatViewAddress(changed);
      if (query !== location.search) navigate(location.pathname + query);
    },
    [setColumns],
  );

  const [pending, setPending] = useState<{ action: ContentAction; items: readonly ContentRow[] } | null>(null);
  const [edited, setEdited] = useState<readonly ContentRow[]>([]);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const [move, setMove] = useState<Move | null>(null);
  const [changeCount, setChangeCount] = useState(0);

  const [reloadRows, reloadCounts, reloadTitles] = [rows.reload, counts.reload, parentTitles.reload];
  const showResult = useCallback(
    (items: readonly ContentRow[], failed: readonly string[]) => {
      setEdited([]);
      setChangeCount((count) => count + 1);
      setFailures(failed);
      setAnnouncement(`${items.length - failed.length} of ${items.length} done.`);
      for (const reload of [reloadRows, reloadCounts, reloadTitles]) reload();
    },
    [setEdited, setChangeCount, setFailures, setAnnouncement, reloadRows, reloadCounts, reloadTitles],
  );
  const run = useCallback(
    async (action: ContentAction, items: readonly ContentRow[]) => {
      setPending(null);
      showResult(items, await runForAll(type, action, items, (done) => setAnnouncement(`${done} of ${items.length} …`)));
    },
    [type, setPending, setAnnouncement, showResult],
  );

  async function add() {
    try {
      location.assign(getEditorPath({ type: type.slug, id: await createDraft(type) }));
    } catch (reason) {
      setFailures([getErrorMessage(reason)]);
    }
  }

  // What the table receives stays the same while other parts of the screen load.
  const actions = useMemo(
    () =>
      createActions(type, (action, items) =>
        action === 'restore' ? void run(action, items) : action === 'edit' ? setEdited(items) : setPending({ action, items }),
      ),
    [type, run, setEdited, setPending],
  );
  const titles = type.hierarchical ? parentTitles.data : null;
  const fields = useMemo(
    () =>
      createFields(
        choices.data?.authors ?? [],
        type.hierarchical ? { choices: choices.data?.parents ?? [], titles: titles ?? new Map() } : null,
        choices.data?.taxonomies ?? [],
      ),
    [type, choices.data, titles],
  );
  return (
    <div className="studio-list">
      <LoadNotice loads={[rows, choices, counts, parentTitles]} />
      <FailureNotice failures={failures} onClose={() => setFailures([])} />
      {move !== null && (
        <MovedNotice
          key={move.from}
          move={move}
          onClose={(message) => {
            setMove(null);
            setAnnouncement(message);
          }}
        />
      )}
      <div className="studio-actions">
        {hasTypeRight(account, type, 'create_posts') && (
          <Button variant="primary" onClick={() => void add()} __next40pxDefaultSize>
            {type.labels['add_new_item'] ?? 'Add new'}
          </Button>
        )}
        <span role="status">{announcement}</span>
      </div>
      {type.description !== '' && <p className="studio-description">{type.description}</p>}
      <StatusLinks type={type} statuses={statuses} counts={counts.data} current={status} />
      {data !== null && data.totalPages > 1 && (
        <AllMatching
          // What is selected belongs to the query, and its versions are outdated after a change.
          key={JSON.stringify([query, changeCount])}
          total={data.totalItems}
          load={(onProgress) => loadAll<ContentRow>(path, query, onProgress)}
          actions={actions}
        />
      )}
      <ListTable
        page={data}
        fields={fields}
        actions={actions}
        view={view}
        onChangeView={changeView}
        getItemId={getRowId}
        selectionKey={`${status ?? ''} ${changeCount}`}
        isLoading={isLoading}
      />
      {choices.data !== null && edited[0] !== undefined && (
        <Modal
          title={edited.length === 1 ? `Quick edit: ${getTitle(edited[0])}` : `Edit ${edited.length} items`}
          onRequestClose={() => setEdited([])}
          size="medium"
        >
          {edited.length === 1 ? (
            <QuickEditForm
              type={type}
              item={edited[0]}
              {...choices.data}
              onSaved={(moved) => {
                setMove(moved);
                showResult(edited, []);
              }}
            />
          ) : (
            <BulkEditForm type={type} items={edited} {...choices.data} onSaved={(failed) => showResult(edited, failed)} />
          )}
        </Modal>
      )}
      <ConfirmDialog
        isOpen={pending !== null}
        action={pending ? actionNames[pending.action] : ''}
        onConfirm={() => pending && void run(pending.action, pending.items)}
        onCancel={() => setPending(null)}
      >
        {pending && describeAction(pending.action, pending.items)}
      </ConfirmDialog>
    </div>
  );
}

type StatusLinksProps = {
  type: ContentType;
  statuses: readonly string[];
  counts: Readonly<Record<string, number>> | null;
  current: string | undefined;
};

/** Links to the content of each status. They reset the other filters. */
function StatusLinks({ type, statuses, counts, current }: StatusLinksProps) {
  const path = `${STUDIO_PATH}content/${type.slug}/`;
  const all = statuses.filter((name) => name !== 'trash').reduce((sum, name) => sum + (counts?.[name] ?? 0), 0);
  const format = (label: string, count: number) => (counts === null ? label : `${label} (${count})`);
  return (
    <nav aria-label="Statuses">
      <ul className="studio-statuses">
        <li>
          <a href={path} aria-current={current === undefined ? 'true' : undefined}>
            {format('All', all)}
          </a>
        </li>
        {statuses
          .filter((name) => name === current || counts === null || (counts[name] ?? 0) > 0)
          .map((name) => (
            <li key={name}>
              <a href={`${path}?status=isAny%3A${name}`} aria-current={name === current ? 'true' : undefined}>
                {format(statusNames[name] ?? name, counts?.[name] ?? 0)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** The parents by which a list can be filtered, and the titles of those that it shows. */
type Parents = { choices: readonly Choice[]; titles: ReadonlyMap<number, string> };

/** @param parents null if the content type is flat */
function createFields(authors: readonly Choice[], parents: Parents | null, taxonomies: readonly TaxonomyChoices[]): Field<ContentRow>[] {
  return [
    {
      id: 'title',
      label: 'Title',
      enableHiding: false,
      filterBy: false,
      getValue: ({ item }) => getTitle(item),
      render: ({ item }) => (item.status === 'trash' ? getTitle(item) : <a href={getEditorPath(item)}>{getTitle(item)}</a>),
    },
    {
      id: 'status',
      label: 'Status',
      enableSorting: false,
      filterBy: false,
      getValue: ({ item }) => statusNames[item.status] ?? item.status,
    },
    {
      id: 'author',
      label: 'Author',
      enableSorting: false,
      elements: [...authors],
      filterBy: { operators: ['isAny', 'isNone'] },
      getValue: ({ item }) => String(item.author ?? ''),
    },
    ...(parents === null
      ? []
      : [
          {
            id: 'parent',
            label: 'Parent',
            enableSorting: false,
            elements: [{ value: '0', label: 'None (top level)' }, ...parents.choices],
            filterBy: { operators: ['isAny', 'isNone'] },
            getValue: ({ item }) => String(item.parent ?? 0),
            render: ({ item }) => (item.parent ? (parents.titles.get(item.parent) ?? `#${item.parent}`) : ''),
          } satisfies Field<ContentRow>,
        ]),
    ...taxonomies.map(({ route, name, terms }): Field<ContentRow> => {
      const names = new Map(terms.map(({ value, label }) => [value, label]));
      const list = (item: ContentRow) => (Array.isArray(item[route]) ? item[route] : []).map(String);
      return {
        id: route,
        label: name,
        enableSorting: false,
        elements: [...terms],
        filterBy: { operators: ['isAny', 'isNone'] },
        getValue: ({ item }) => list(item),
        render: ({ item }) =>
          list(item)
            .map((id) => names.get(id) ?? `#${id}`)
            .join(', '),
      };
    }),
    {
      id: 'modified',
      label: 'Modified',
      filterBy: false,
      getValue: ({ item }) => item.modified,
      render: ({ item }) => formatSiteDate(item.modified),
    },
    {
      id: 'date',
      label: 'Date',
      type: 'date',
      filterBy: { operators: ['after', 'before'] },
      getValue: ({ item }) => item.date,
      render: ({ item }) => `${item.status === 'future' ? 'Scheduled for ' : ''}${formatSiteDate(item.date)}`,
    },
  ];
}
