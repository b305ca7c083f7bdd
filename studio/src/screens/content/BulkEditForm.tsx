import { Button, SelectControl } from '@wordpress/components';
import { useState, type FormEvent } from 'react';
import type { ContentType } from '../../api/session.ts';
import { type Choice, changeRows, type ContentRow, type TaxonomyChoices } from './content-data.ts';
import { allowsAction, type BulkInput, createBulkChanges, listStatusChoices } from './quick-edit.ts';
import { TermsControl } from './TermsControl.tsx';

type BulkEditFormProps = {
  type: ContentType;
  items: readonly ContentRow[];
  authors: readonly Choice[];
  taxonomies: readonly TaxonomyChoices[];
  /** @param failures what could not be changed, with the reasons */
  onSaved: (failures: readonly string[]) => void;
};

const unchanged: Choice = { value: '', label: 'No change' };

/** Changes the status and author of several items, and adds terms to them. */
export function BulkEditForm({ type, items, authors, taxonomies, onSaved }: BulkEditFormProps) {
  const [input, setInput] = useState<BulkInput>({ status: '', author: '', terms: {} });
  /** How many items have been tried. Null before the form is sent. */
  const [done, setDone] = useState<number | null>(null);
  const isBusy = done !== null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setDone(0);
    onSaved(await changeRows(type, items, (item) => createBulkChanges(item, input), setDone));
  }

  return (
    <form className="studio-fields" onSubmit={(event) => void submit(event)}>
      <SelectControl
        label="Status"
        value={input.status}
        options={[unchanged, ...listStatusChoices(items).filter(({ value }) => value !== 'future')]}
        onChange={(status) => setInput({ ...input, status })}
        __next40pxDefaultSize
      />
      {allowsAction(items, 'assign-author') && (
        <SelectControl
          label="Author"
          value={input.author}
          options={[unchanged, ...authors]}
          onChange={(author) => setInput({ ...input, author })}
          __next40pxDefaultSize
        />
      )}
      {taxonomies
        .filter(({ route }) => allowsAction(items, `assign-${route}`))
        .map((taxonomy) => (
          <TermsControl
            key={taxonomy.route}
            label={`Add ${taxonomy.name.toLowerCase()}`}
            taxonomy={taxonomy}
            value={input.terms[taxonomy.route] ?? []}
            onChange={(ids) => setInput({ ...input, terms: { ...input.terms, [taxonomy.route]: ids } })}
          />
        ))}
      <Button variant="primary" type="submit" isBusy={isBusy} disabled={isBusy} accessibleWhenDisabled __next40pxDefaultSize>
        {done === null ? `Change ${items.length} ${items.length === 1 ? 'item' : 'items'}` : `${done} of ${items.length} …`}
      </Button>
    </form>
  );
}
