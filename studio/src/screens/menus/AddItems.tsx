import { Button, Card, CardBody, CardHeader, Notice, SearchControl, SelectControl, TextControl } from '@wordpress/components';
import { useDebouncedInput } from '@wordpress/compose';
import { useCallback, useState, type FormEvent } from 'react';
import { useLoaded } from '../../api/graphql.ts';
import { searchContent, type SearchType } from '../../api/search-content.ts';
import { toLabel } from '../../../blocks/controls/to-label.ts';
import { useAccount } from '../../shell/account-context.ts';
import { createItem, type EditedItem } from './menu-data.ts';

const MAX_RESULTS = 10;

/** Adds content, terms and custom links to a menu. */
export function AddItems({ onAdd }: { onAdd: (item: EditedItem) => void }) {
  return (
    <Card>
      <CardHeader>
        <h2>Add items</h2>
      </CardHeader>
      <CardBody>
        <ContentSearch onAdd={onAdd} />
        <CustomLink onAdd={onAdd} />
      </CardBody>
    </Card>
  );
}

function ContentSearch({ onAdd }: { onAdd: (item: EditedItem) => void }) {
  const { types } = useAccount();
  const [type, setType] = useState<SearchType>('post');
  const [search, setSearch, text] = useDebouncedInput('');
  const { data: results, error } = useLoaded(useCallback(() => searchContent(text, { type, limit: MAX_RESULTS }), [text, type]));
  return (
    <div className="studio-fields">
      <SelectControl
        label="Search in"
        value={type}
        options={[
          { label: 'Pages, posts and other content', value: 'post' },
          { label: 'Categories and other terms', value: 'term' },
        ]}
        onChange={setType}
        __next40pxDefaultSize
      />
      <SearchControl label="Search content" value={search} onChange={setSearch} />
      {error !== null && (
        <Notice status="error" isDismissible={false}>
          {error}
        </Notice>
      )}
      {results?.length === 0 && <p>No published content matches.</p>}
      <ul className="studio-menu-results" aria-label="Search results">
        {results?.map((result) => {
          const title = result.title || '(no title)';
          const target = {
            kind: result.type === 'term' ? ('term' as const) : ('content' as const),
            id: result.id,
            title,
            typeName: result.subtype,
          };
          return (
            <li key={result.id}>
              <span>
                {title}{' '}
                <small>
                  {types.find(({ slug }) => slug === result.subtype)?.labels['singular_name'] ?? toLabel(result.subtype)},{' '}
                  {new URL(result.url).pathname}
                </small>
              </span>
              <Button
                variant="secondary"
                size="compact"
                aria-label={`Add ${title}`}
                onClick={() => onAdd(createItem(target, title, result.url))}
              >
                Add
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function CustomLink({ onAdd }: { onAdd: (item: EditedItem) => void }) {
  const [label, setLabel] = useState('');
  const [url, setUrl] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    onAdd(createItem({ kind: 'custom' }, label, url));
    setLabel('');
    setUrl('');
  }
  return (
    <form className="studio-fields" onSubmit={submit}>
      <h3>Custom link</h3>
      <TextControl label="Link for the new item" value={url} onChange={setUrl} placeholder="/careers/" required __next40pxDefaultSize />
      <TextControl label="Label for the new item" value={label} onChange={setLabel} required __next40pxDefaultSize />
      <Button variant="secondary" type="submit" __next40pxDefaultSize>
        Add link
      </Button>
    </form>
  );
}
