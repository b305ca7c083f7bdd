import { TextControl } from '@wordpress/components';
import { useDebouncedInput } from '@wordpress/compose';
import { useCallback, useId } from 'react';
import { useLoaded } from '../api/graphql.ts';
import { searchContent } from '../api/search-content.ts';

type Props = { label: string; value: string; onChange: (address: string) => void };

const MAX_RESULTS = 10;

/** Suggestions need a few characters, and no addresses of other sites. */
const isSearch = (text: string) => text.length > 1 && !/^[a-z]+:/i.test(text);

async function search(text: string): Promise<{ title: string; path: string }[]> {
  if (!isSearch(text)) return [];
  const results = await searchContent(text.replaceAll('/', ' ').trim(), { limit: MAX_RESULTS });
  return results.map(({ title, url }) => ({ title, path: new URL(url, location.origin).pathname }));
}

/** The address of a link: typed, or of content that is found by its title. */
export function PageAddressControl({ label, value, onChange }: Props) {
  const id = useId();
  const [, setText, text] = useDebouncedInput('');
  const { data, error } = useLoaded(useCallback(() => search(text), [text]));
  return (
    <>
      <TextControl
        label={label}
        help={error ?? 'Type the title of a page to find it, or an address such as https://example.com/.'}
        list={id}
        autoComplete="off"
        value={value}
        onChange={(next) => {
          setText(next);
          onChange(next);
        }}
        __next40pxDefaultSize
      />
      <datalist id={id}>
        {(data ?? []).map(({ title, path }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}
