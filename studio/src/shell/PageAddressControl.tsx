import apiFetch from '@wordpress/api-fetch';
import { TextControl } from '@wordpress/components';
import { useDebouncedInput } from '@wordpress/compose';
import { decodeEntities } from '@wordpress/html-entities';
import { addQueryArgs } from '@wordpress/url';
import { useCallback, useId } from 'react';
import { useLoaded } from '../api/graphql.ts';

type Props = { label: string; help?: string; value: string; isReadOnly?: boolean; onChange: (address: string) => void };

type Result = { id: number; title: string; url: string };

const MAX_RESULTS = 10;

/** Suggestions need a few characters, and no addresses of other sites. */
const isSearch = (text: string) => text.length > 1 && !/^[a-z]+:/i.test(text);

async function search(text: string): Promise<{ title: string; path: string }[]> {
  if (!isSearch(text)) return [];
  const words = text.replaceAll('/', ' ').trim();
  const results = await apiFetch<Result[]>({ path: addQueryArgs('/wp/v2/search', { search: words, per_page: MAX_RESULTS }) });
  return results.map(({ title, url }) => ({ title: decodeEntities(title), path: new URL(url, location.origin).pathname }));
}

/** The address of a link: typed, or of content that is found by its title. */
export function PageAddressControl({ label, help = '', value, isReadOnly = false, onChange }: Props) {
  const id = useId();
  const [, setText, text] = useDebouncedInput('');
  const { data } = useLoaded(useCallback(() => search(text), [text]));
  return (
    <>
      <TextControl
        label={label}
        help={`${help} Type the title of a page to find it, or an address such as https://example.com/.`.trim()}
        list={id}
        autoComplete="off"
        value={value}
        readOnly={isReadOnly}
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
