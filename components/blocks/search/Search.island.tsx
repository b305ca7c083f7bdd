'use client';
import dynamic from 'next/dynamic';
import type { SearchProps } from './Search.client.tsx';

const SearchClient = dynamic(() => import('./Search.client.tsx').then((module) => module.SearchClient));

/** The search answers in place once somebody touches it; until then it is the page's form and links. */
export function SearchIsland(props: SearchProps) {
  return <SearchClient {...props} />;
}
