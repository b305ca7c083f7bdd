import { Button, Modal } from '@wordpress/components';
import { filterSortAndPaginate, type Action, type Field, type View } from '@wordpress/dataviews';
import { useMemo, useState } from 'react';
import { getErrorMessage, useLoaded } from '../../api/graphql.ts';
import { saveCsv } from '../../csv/csv.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import '../../shell/forms.css';
import { FailureNotice } from '../../shell/FailureNotice.tsx';
import { ListTable } from '../../shell/ListTable.tsx';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { AddressTestForm } from './AddressTestForm.tsx';
import { ImportForm } from './ImportForm.tsx';
import { RedirectForm } from './RedirectForm.tsx';
import { deleteRedirect, listRedirects, type Redirect } from './redirect-data.ts';

const fields: Field<Redirect>[] = [
  { id: 'origin', label: 'From', enableGlobalSearch: true, enableHiding: false },
  { id: 'target', label: 'To', enableGlobalSearch: true, getValue: ({ item }) => item.target || 'Removed' },
  {
    id: 'type',
    label: 'Type',
    elements: [301, 302, 307, 308, 410, 451].map((value) => ({ value, label: String(value) })),
    filterBy: { operators: ['isAny'] },
  },
  {
    id: 'format',
    label: 'Format',
    elements: [
      { value: 'plain', label: 'Path' },
      { value: 'regex', label: 'Regular expression' },
    ],
    filterBy: { operators: ['isAny'] },
  },
];

type OpenDialog = { dialog: 'edit'; stored: Redirect | null } | { dialog: 'import' } | { dialog: 'delete'; items: readonly Redirect[] };

/** All redirects. */
export default function RedirectList() {
  const rows = useLoaded(listRedirects);
  const { data, isLoading, reload } = rows;
  const [view, setView] = useState<View>({
    type: 'table',
    page: 1,
    perPage: 20,
    search: '',
    titleField: 'origin',
    fields: ['target', 'type', 'format'],
    layout: {},
  });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const shown = useMemo(() => filterSortAndPaginate(data ?? [], view, fields), [data, view]);

  const actions: Action<Redirect>[] = [
    { id: 'edit', label: 'Edit', callback: ([item]) => setOpen({ dialog: 'edit', stored: item ?? null }) },
    { id: 'delete', label: 'Delete', supportsBulk: true, callback: (items) => setOpen({ dialog: 'delete', items }) },
  ];
  const close = () => setOpen(null);

  async function remove(items: readonly Redirect[]) {
    try {
      for (const item of items) await deleteRedirect(item);
      setFailure(null);
      setAnnouncement(
        items.length === 1 ? `The redirect from ${items[0]?.origin ?? ''} was deleted.` : `${items.length} redirects were deleted.`,
      );
    } catch (reason) {
      setFailure(getErrorMessage(reason));
    }
    reload();
  }

  return (
    <div className="studio-list">
      <LoadNotice loads={[rows]} />
      <FailureNotice failures={failure === null ? [] : [failure]} onClose={() => setFailure(null)} />
      <div className="studio-actions">
        <Button variant="primary" onClick={() => setOpen({ dialog: 'edit', stored: null })} __next40pxDefaultSize>
          Add redirect
        </Button>
        <Button variant="secondary" onClick={() => setOpen({ dialog: 'import' })} __next40pxDefaultSize>
          Import CSV
        </Button>
        <Button
          variant="secondary"
          disabled={!data?.length}
          accessibleWhenDisabled
          onClick={() =>
            saveCsv('redirects.csv', [
              ['from', 'to', 'status', 'format'],
              ...(data ?? []).map(({ origin, target, type, format }) => [origin, target, type, format]),
            ])
          }
          __next40pxDefaultSize
        >
          Export CSV
        </Button>
        <span role="status">{announcement}</span>
      </div>
      <AddressTestForm />
      <ListTable
        page={{ items: shown.data, ...shown.paginationInfo }}
        fields={fields}
        actions={actions}
        view={view}
        onChangeView={setView}
        getItemId={({ origin, format }) => `${format} ${origin}`}
        isLoading={isLoading}
      />
      {open?.dialog === 'edit' && (
        <Modal title={open.stored ? 'Edit redirect' : 'Add redirect'} onRequestClose={close}>
          <RedirectForm
            stored={open.stored}
            onSaved={({ origin }) => {
              setAnnouncement(`The redirect from ${origin} was ${open.stored ? 'saved' : 'added'}.`);
              close();
              reload();
            }}
          />
        </Modal>
      )}
      {open?.dialog === 'import' && (
        <Modal title="Import redirects" onRequestClose={close}>
          <ImportForm onImported={reload} />
        </Modal>
      )}
      <ConfirmDialog
        isOpen={open?.dialog === 'delete'}
        action="Delete"
        onConfirm={() => {
          if (open?.dialog === 'delete') void remove(open.items);
          close();
        }}
        onCancel={close}
      >
        {open?.dialog === 'delete' && describeDeletion(open.items)}
      </ConfirmDialog>
    </div>
  );
}

function describeDeletion(items: readonly Redirect[]): string {
  const [question, visitors] =
    items.length === 1
      ? [`Delete the redirect from ${items[0]?.origin ?? ''}?`, 'Visitors to this address']
      : [`Delete ${items.length} redirects?`, 'Visitors to these addresses'];
  return `${question} ${visitors} will see “Page not found.” This cannot be undone.`;
}
