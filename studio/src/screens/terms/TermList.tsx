import { Button, Modal, Spinner } from '@wordpress/components';
import type { Action, Field, View } from '@wordpress/dataviews';
import { decodeEntities } from '@wordpress/html-entities';
import { useCallback, useMemo, useState } from 'react';
import { useLoaded } from '../../api/graphql.ts';
import { usePage } from '../../api/use-page.ts';
import { useAccount } from '../../shell/account-context.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import '../../shell/forms.css';
import { FailureNotice } from '../../shell/FailureNotice.tsx';
import { ListTable } from '../../shell/ListTable.tsx';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import type { ScreenProps } from '../screens.ts';
import { deleteTerms, loadParents, loadTaxonomies, type Taxonomy, type Term } from './term-data.ts';
import { TermForm } from './TermForm.tsx';

/** The terms of a taxonomy. */
export default function TermList({ parameters }: ScreenProps) {
  const account = useAccount();
  const taxonomies = useLoaded(useCallback(() => loadTaxonomies(account), [account]));
  if (taxonomies.error !== null) return <LoadNotice loads={[taxonomies]} />;
  if (taxonomies.data === null) return <Spinner />;
  const taxonomy = taxonomies.data.find(({ slug }) => slug === parameters['taxonomy']);
  return taxonomy ? <TaxonomyTerms taxonomy={taxonomy} /> : <p>These terms do not exist, or your role does not allow you to edit them.</p>;
}

type OpenDialog = { dialog: 'edit'; term: Term | null } | { dialog: 'delete'; terms: readonly Term[] };

function TaxonomyTerms({ taxonomy }: { taxonomy: Taxonomy }) {
  const singular = taxonomy.labels.singular_name.toLowerCase();
  const parents = useLoaded(useCallback(() => loadParents(taxonomy), [taxonomy]));
  const fields = useMemo(() => listFields(taxonomy, parents.data ?? []), [taxonomy, parents.data]);
  const [view, setView] = useState<View>({
    type: 'table',
    page: 1,
    perPage: 20,
    search: '',
    sort: { field: 'name', direction: 'asc' },
    titleField: 'name',
    fields: ['slug', ...(taxonomy.hierarchical ? ['parent'] : []), 'count'],
    layout: {},
  });
  const rows = usePage<Term>(`/wp/v2/${taxonomy.rest_base}`, {
    page: view.page,
    per_page: view.perPage,
    ...(view.search && { search: view.search }),
    orderby: view.sort?.field,
    order: view.sort?.direction,
    context: 'edit',
  });
  const { data, isLoading } = rows;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const close = () => setOpen(null);
  const reloadAll = () => {
    rows.reload();
    parents.reload();
  };

  const actions: Action<Term>[] = [
    { id: 'edit', label: 'Edit', isPrimary: true, callback: ([term]) => setOpen({ dialog: 'edit', term: term ?? null }) },
    { id: 'delete', label: 'Delete', supportsBulk: true, callback: (terms) => setOpen({ dialog: 'delete', terms }) },
  ];

  async function remove(terms: readonly Term[]) {
    setFailures(await deleteTerms(taxonomy, terms));
    reloadAll();
  }

  return (
    <div className="studio-list">
      <LoadNotice loads={[rows, parents]} />
      <FailureNotice failures={failures} onClose={() => setFailures([])} />
      <div className="studio-actions">
        <Button variant="primary" onClick={() => setOpen({ dialog: 'edit', term: null })} __next40pxDefaultSize>
          Add {singular}
        </Button>
      </div>
      <ListTable
        page={data}
        fields={fields}
        actions={actions}
        view={view}
        onChangeView={setView}
        getItemId={({ id }) => String(id)}
        isLoading={isLoading}
      />
      {open?.dialog === 'edit' && (
        <Modal title={`${open.term ? 'Edit' : 'Add'} ${singular}`} onRequestClose={close}>
          <TermForm
            taxonomy={taxonomy}
            term={open.term}
            parents={parents.data ?? []}
            onSaved={() => {
              close();
              reloadAll();
            }}
          />
        </Modal>
      )}
      <ConfirmDialog
        isOpen={open?.dialog === 'delete'}
        action="Delete"
        onConfirm={() => {
          if (open?.dialog === 'delete') void remove(open.terms);
          close();
        }}
        onCancel={close}
      >
        {open?.dialog === 'delete' && describeDeletion(open.terms, taxonomy)}
      </ConfirmDialog>
    </div>
  );
}

function listFields({ hierarchical }: Taxonomy, parents: readonly Term[]): Field<Term>[] {
  const names = new Map(parents.map(({ id, name }) => [id, decodeEntities(name)]));
  return [
    { id: 'name', label: 'Name', enableHiding: false, enableGlobalSearch: true, getValue: ({ item }) => decodeEntities(item.name) },
    { id: 'slug', label: 'Slug' },
    ...(hierarchical
      ? [{ id: 'parent', label: 'Parent', enableSorting: false, getValue: ({ item }: { item: Term }) => names.get(item.parent ?? 0) ?? '' }]
      : []),
    { id: 'count', label: 'Published items' },
    { id: 'description', label: 'Description' },
  ];
}

function describeDeletion(terms: readonly Term[], { name }: Taxonomy): string {
  const [first] = terms;
  const what = terms.length === 1 && first ? `“${decodeEntities(first.name)}”` : `${terms.length} ${name.toLowerCase()}`;
  return `Delete ${what}? The content itself is kept. This cannot be undone.`;
}
