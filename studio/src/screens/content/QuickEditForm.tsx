import { Button, Notice, SelectControl, TextControl } from '@wordpress/components';
import { useState, type FormEvent } from 'react';
import { getErrorMessage } from '../../api/graphql.ts';
import type { Move } from '../../api/moved-content.ts';
import type { ContentType } from '../../api/session.ts';
import { type Choice, type ContentRow, saveRow, type TaxonomyChoices } from './content-data.ts';
import { ParentControl } from './ParentControl.tsx';
import { allowsAction, createQuickChanges, createQuickInput, listStatusChoices } from './quick-edit.ts';
import { TermsControl } from './TermsControl.tsx';

type QuickEditFormProps = {
  type: ContentType;
  item: ContentRow;
  authors: readonly Choice[];
  taxonomies: readonly TaxonomyChoices[];
  /** @param move to another address, if visitors can see the item */
  onSaved: (move: Move | null) => void;
};

/** Changes an item without opening it. What was typed stays when saving fails. */
export function QuickEditForm({ type, item, authors, taxonomies, onSaved }: QuickEditFormProps) {
  const [input, setInput] = useState(() => createQuickInput(item, taxonomies));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    try {
      onSaved(await saveRow(type, item, createQuickChanges(item, input)));
    } catch (reason) {
      setError(getErrorMessage(reason));
      setIsBusy(false);
    }
  }

  return (
    <form className="studio-fields" onSubmit={(event) => void submit(event)}>
      {error !== null && (
        <Notice status="error" isDismissible={false}>
          {error}
        </Notice>
      )}
      <TextControl label="Title" value={input.title} onChange={(title) => setInput({ ...input, title })} __next40pxDefaultSize />
      <TextControl
        label="Slug"
        help={
          item.status === 'publish' && input.slug !== item.slug
            ? 'The address changes when you save. The list then offers a redirect from the old address.'
            : 'The last part of the address.'
        }
        value={input.slug}
        onChange={(slug) => setInput({ ...input, slug })}
        __next40pxDefaultSize
      />
      <SelectControl
        label="Status"
        value={input.status}
        options={listStatusChoices([item])}
        onChange={(status) => setInput({ ...input, status })}
        __next40pxDefaultSize
      />
      <TextControl
        label="Date"
        help="In the site’s time zone. Published content with a future date is scheduled."
        type="datetime-local"
        value={input.date}
        onChange={(date) => setInput({ ...input, date })}
        __next40pxDefaultSize
      />
      {type.hierarchical && (
        <ParentControl type={type} id={item.id} value={input.parent} onChange={(parent) => setInput({ ...input, parent })} />
      )}
      {allowsAction([item], 'assign-author') && (
        <SelectControl
          label="Author"
          value={input.author}
          // The author may no longer be among those who can be chosen.
          options={authors.some(({ value }) => value === input.author) ? [...authors] : [{ value: input.author, label: '' }, ...authors]}
          onChange={(author) => setInput({ ...input, author })}
          __next40pxDefaultSize
        />
      )}
      {taxonomies
        .filter(({ route }) => allowsAction([item], `assign-${route}`))
        .map((taxonomy) => (
          <TermsControl
            key={taxonomy.route}
            label={taxonomy.name}
            taxonomy={taxonomy}
            value={input.terms[taxonomy.route] ?? []}
            onChange={(ids) => setInput({ ...input, terms: { ...input.terms, [taxonomy.route]: ids } })}
          />
        ))}
      <Button variant="primary" type="submit" isBusy={isBusy} disabled={isBusy} accessibleWhenDisabled __next40pxDefaultSize>
        Save changes
      </Button>
    </form>
  );
}
