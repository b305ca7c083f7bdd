import { Button, Notice, SelectControl, TextareaControl, TextControl } from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { useState, type FormEvent } from 'react';
import { getErrorMessage } from '../../api/graphql.ts';
import { saveTerm, type Taxonomy, type Term, type TermInput } from './term-data.ts';

type TermFormProps = {
  taxonomy: Taxonomy;
  /** The term that is edited, or null for a new one. */
  term: Term | null;
  /** All terms of the taxonomy, if it is hierarchical. */
  parents: readonly Term[];
  onSaved: () => void;
};

export function TermForm({ taxonomy, term, parents, onSaved }: TermFormProps) {
  const [input, setInput] = useState<TermInput>({
    name: decodeEntities(term?.name ?? ''),
    slug: term?.slug ?? '',
    description: term?.description ?? '',
    ...(taxonomy.hierarchical && { parent: term?.parent ?? 0 }),
  });
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const singular = taxonomy.labels.singular_name.toLowerCase();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    try {
      await saveTerm(taxonomy, term?.id ?? null, input);
      onSaved();
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
      <TextControl label="Name" value={input.name} onChange={(name) => setInput({ ...input, name })} required __next40pxDefaultSize />
      <TextControl
        label="Slug"
        help="The part of the address after the last slash. Leave it empty to generate it from the name."
        value={input.slug}
        onChange={(slug) => setInput({ ...input, slug })}
        __next40pxDefaultSize
      />
      {taxonomy.hierarchical && (
        <SelectControl
          label="Parent"
          value={String(input.parent ?? 0)}
          options={[
            { value: '0', label: 'None' },
            ...listPossibleParents(term, parents).map(({ id, name }) => ({ value: String(id), label: decodeEntities(name) })),
          ]}
          onChange={(parent) => setInput({ ...input, parent: Number(parent) })}
          __next40pxDefaultSize
        />
      )}
      <TextareaControl label="Description" value={input.description} onChange={(description) => setInput({ ...input, description })} />
      <Button variant="primary" type="submit" isBusy={isBusy} disabled={isBusy} accessibleWhenDisabled __next40pxDefaultSize>
        {term ? 'Save' : 'Add'} {singular}
      </Button>
    </form>
  );
}

/** A term cannot be below itself. */
function listPossibleParents(term: Term | null, terms: readonly Term[]): readonly Term[] {
  if (term === null) return terms;
  const below = new Set([term.id]);
  // Each round finds the terms one level further down.
  for (let size = 0; size < below.size;) {
    size = below.size;
    for (const { id, parent } of terms) if (parent !== undefined && below.has(parent)) below.add(id);
  }
  return terms.filter(({ id }) => !below.has(id));
}
