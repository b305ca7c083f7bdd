import { Button, Modal, TextControl } from '@wordpress/components';
import apiFetch from '@wordpress/api-fetch';
import type { Field, View } from '@wordpress/dataviews';
import { useState } from 'react';
import { getErrorMessage, useLoaded } from '../../api/graphql.ts';
import { loadAll, usePage } from '../../api/use-page.ts';
import { saveCsv } from '../../csv/csv.ts';
import '../../shell/forms.css';
import { FailureNotice } from '../../shell/FailureNotice.tsx';
import { ListTable } from '../../shell/ListTable.tsx';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { toLabel } from '../../../blocks/controls/to-label.ts';
import { formatUtcDate } from '../../shell/format-date.ts';

type AuditRecord = {
  id: number;
  /** In UTC, without a time zone. */
  date_gmt: string;
  user_login: string;
  action: 'create' | 'update' | 'delete';
  object_type: string;
  object_id: number;
  object_name: string;
  network: string;
  changes: readonly { field: string; before: string | null; after: string | null }[];
};

const PATH = '/studio/v1/audit-records';

const loadChoices = () => apiFetch<{ users: readonly string[]; object_types: readonly string[] }>({ path: '/studio/v1/audit-choices' });

const actions = [
  { value: 'create', label: 'Created' },
  { value: 'update', label: 'Changed' },
  { value: 'delete', label: 'Deleted' },
];

const getFilter = ({ filters = [] }: View, field: string): unknown => filters.find((filter) => filter.field === field)?.value;
const toElements = (values: readonly string[] = []) => values.map((value) => ({ value, label: value }));
const describeObject = ({ object_name: name, object_id: id }: AuditRecord) => name || (id === 0 ? '' : `#${id}`);

/** The instant at which a local day begins or ends, or undefined without a day. */
const toInstant = (day: string, time: string) => (day === '' ? undefined : new Date(`${day}T${time}`).toISOString());

/** Who has changed what, when, and from which network. */
export default function AuditLog() {
  const [view, setView] = useState<View>({
    type: 'table',
    page: 1,
    perPage: 20,
    search: '',
    filters: [],
    titleField: 'date',
    fields: ['user', 'action', 'object_type', 'object', 'network'],
    layout: {},
  });
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const filters = {
    user: getFilter(view, 'user'),
    action: getFilter(view, 'action'),
    object_type: getFilter(view, 'object_type'),
    ...(view.search && { search: view.search }),
    after: toInstant(from, '00:00:00'),
    before: toInstant(to, '23:59:59.999'),
  };
  const rows = usePage<AuditRecord>(PATH, { ...filters, page: view.page, per_page: view.perPage });
  const { data, isLoading } = rows;
  const choices = useLoaded(loadChoices);
  const [read, setRead] = useState<AuditRecord | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [progress, setProgress] = useState('');

  const fields: Field<AuditRecord>[] = [
    {
      id: 'date',
      label: 'Date',
      enableHiding: false,
      enableSorting: false,
      getValue: ({ item }) => item.date_gmt,
      render: ({ item }) => (
        <Button variant="link" onClick={() => setRead(item)}>
          {formatUtcDate(item.date_gmt)}
        </Button>
      ),
    },
    {
      id: 'user',
      label: 'User',
      enableSorting: false,
      elements: toElements(choices.data?.users),
      filterBy: { operators: ['is'] },
      getValue: ({ item }) => item.user_login,
    },
    { id: 'action', label: 'Action', enableSorting: false, elements: actions, filterBy: { operators: ['is'] } },
    {
      id: 'object_type',
      label: 'Kind',
      enableSorting: false,
      elements: toElements(choices.data?.object_types),
      filterBy: { operators: ['is'] },
    },
    { id: 'object', label: 'Object', enableSorting: false, getValue: ({ item }) => describeObject(item) },
    { id: 'network', label: 'From', enableSorting: false },
  ];

  async function exportAll() {
    try {
      const all = await loadAll<AuditRecord>(PATH, filters, (loaded, total) => setProgress(`${loaded} of ${total} loaded.`));
      saveCsv('audit-log.csv', [
        ['Date (UTC)', 'User', 'Action', 'Kind', 'ID', 'Object', 'Network', 'Changes'],
        ...all.map((item) => [
          item.date_gmt,
          item.user_login,
          item.action,
          item.object_type,
          item.object_id || null,
          item.object_name,
          item.network,
          item.changes.map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`).join('\n'),
        ]),
      ]);
      setProgress(`${all.length} records exported.`);
    } catch (reason) {
      setFailure(getErrorMessage(reason));
    }
  }

  return (
    <div className="studio-list">
      <LoadNotice loads={[rows, choices]} />
      <FailureNotice failures={failure === null ? [] : [failure]} onClose={() => setFailure(null)} />
      <div className="studio-actions">
        <TextControl label="Start date" type="date" value={from} onChange={setFrom} max={to || undefined} __next40pxDefaultSize />
        <TextControl label="End date" type="date" value={to} onChange={setTo} min={from || undefined} __next40pxDefaultSize />
        <Button
          variant="secondary"
          disabled={!data?.totalItems}
          accessibleWhenDisabled
          onClick={() => void exportAll()}
          __next40pxDefaultSize
        >
          Export CSV
        </Button>
        <span role="status">{progress}</span>
      </div>
      <ListTable
        page={data}
        fields={fields}
        view={view}
        onChangeView={setView}
        getItemId={({ id }) => String(id)}
        isLoading={isLoading}

        searchLabel="Search by object name"
      />
      {read && (
        <Modal title={`${read.object_type} ${describeObject(read)}`} onRequestClose={() => setRead(null)} size="large">
          <ChangeTable record={read} />
        </Modal>
      )}
    </div>
  );
}

function ChangeTable({ record }: { record: AuditRecord }) {
  const { user_login: user, date_gmt: date, network, changes } = record;
  return (
    <>
      <p>
        {actions.find(({ value }) => value === record.action)?.label} by {user} on {formatUtcDate(date)}
        {network !== '' && ` from the network ${network}`}.
      </p>
      {changes.length === 0 ? (
        <p>No values were recorded.</p>
      ) : (
        <table className="studio-changes">
          <thead>
            <tr>
              <th scope="col">Value</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{toLabel(field)}</th>
                <td>{before ?? 'None'}</td>
                <td>{after ?? 'None'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
