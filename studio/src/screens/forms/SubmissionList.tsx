import { Button, Modal } from '@wordpress/components';
import apiFetch from '@wordpress/api-fetch';
import type { Action, Field, View } from '@wordpress/dataviews';
import { useState } from 'react';
import { getErrorMessage, useLoaded } from '../../api/graphql.ts';
import { loadAll, usePage } from '../../api/use-page.ts';
import { saveCsv } from '../../csv/csv.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import '../../shell/forms.css';
import { FailureNotice } from '../../shell/FailureNotice.tsx';
import { ListTable } from '../../shell/ListTable.tsx';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { SubmissionDetails } from './SubmissionDetails.tsx';
import { deleteSubmission, getSender, setState, SUBMISSIONS_PATH, toCsvRows, type Submission } from './submission.ts';
import { formatUtcDate } from '../../shell/format-date.ts';

const loadForms = () => apiFetch<readonly { name: string; title: string }[]>({ path: '/studio/v1/forms' });

const states = [
  { value: 'new', label: 'Received' },
  { value: 'spam', label: 'Spam' },
];

/** The value of a filter of a view. */
const getFilter = ({ filters = [] }: View, field: string): unknown => filters.find((filter) => filter.field === field)?.value;

/** The inbox: what visitors have sent with the forms of the site. */
export default function SubmissionList() {
  const [view, setView] = useState<View>({
    type: 'table',
    page: 1,
    perPage: 20,
    search: '',
    filters: [],
    titleField: 'sender',
    fields: ['form', 'date', 'state'],
    layout: {},
  });
  const filters = { form: getFilter(view, 'form'), state: getFilter(view, 'state'), ...(view.search && { search: view.search }) };
  const rows = usePage<Submission>(SUBMISSIONS_PATH, { ...filters, page: view.page, per_page: view.perPage });
  const { data, isLoading, reload } = rows;
  const forms = useLoaded(loadForms);
  const [read, setRead] = useState<Submission | null>(null);
  const [deleted, setDeleted] = useState<readonly Submission[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [progress, setProgress] = useState('');

  const fields: Field<Submission>[] = [
    {
      id: 'sender',
      label: 'From',
      enableHiding: false,
      enableSorting: false,
      getValue: ({ item }) => getSender(item) || item.reference,
      render: ({ item }) => (
        <Button variant="link" onClick={() => setRead(item)}>
          {getSender(item) || item.reference}
        </Button>
      ),
    },
    {
      id: 'form',
      label: 'Form',
      enableSorting: false,
      elements: (forms.data ?? []).map(({ name, title }) => ({ value: name, label: title })),
      filterBy: { operators: ['is'] },
      render: ({ item }) => item.form_title,
    },
    { id: 'date', label: 'Sent', enableSorting: false, getValue: ({ item }) => formatUtcDate(item.date_gmt) },
    { id: 'state', label: 'Status', enableSorting: false, elements: states, filterBy: { operators: ['is'] } },
  ];

  async function changeEach(items: readonly Submission[], change: (submission: Submission) => Promise<void>) {
    try {
      for (const item of items) await change(item);
      setFailure(null);
    } catch (reason) {
      setFailure(getErrorMessage(reason));
    }
    reload();
  }

  const actions: Action<Submission>[] = [
    { id: 'read', label: 'Read', callback: ([item]) => setRead(item ?? null) },
    {
      id: 'spam',
      label: 'Mark as spam',
      supportsBulk: true,
      isEligible: ({ state }) => state === 'new',
      callback: (items) => void changeEach(items, ({ reference }) => setState(reference, 'spam')),
    },
    {
      id: 'not-spam',
      label: 'Mark as not spam',
      supportsBulk: true,
      isEligible: ({ state }) => state === 'spam',
      callback: (items) => void changeEach(items, ({ reference }) => setState(reference, 'new')),
    },
    { id: 'delete', label: 'Delete', supportsBulk: true, callback: setDeleted },
  ];

  async function exportAll() {
    try {
      const all = await loadAll<Submission>(SUBMISSIONS_PATH, filters, (loaded, total) => setProgress(`${loaded} of ${total} loaded.`));
      saveCsv('form-submissions.csv', toCsvRows(all));
      setProgress(`${all.length} submissions exported.`);
    } catch (reason) {
      setFailure(getErrorMessage(reason));
    }
  }

  return (
    <div className="studio-list">
      <LoadNotice loads={[rows, forms]} />
      <FailureNotice failures={failure === null ? [] : [failure]} onClose={() => setFailure(null)} />
      <div className="studio-actions">
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
        actions={actions}
        view={view}
        onChangeView={setView}
        getItemId={({ reference }) => reference}
        isLoading={isLoading}
      />
      {read && (
        <Modal title={`${read.form_title}: ${getSender(read) || read.reference}`} onRequestClose={() => setRead(null)} size="medium">
          <SubmissionDetails submission={read} />
        </Modal>
      )}
      <ConfirmDialog
        isOpen={deleted.length > 0}
        action="Delete"
        onConfirm={() => {
          setDeleted([]);
          void changeEach(deleted, ({ reference }) => deleteSubmission(reference));
        }}
        onCancel={() => setDeleted([])}
      >
        Delete {deleted.length === 1 ? 'this submission' : `${deleted.length} submissions`} with all files? This cannot be undone.
      </ConfirmDialog>
    </div>
  );
}
