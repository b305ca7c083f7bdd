'use client';
import dynamic from 'next/dynamic';
import type { SearchProps } from './Search.client.tsx';

const SearchClient = dynamic(() => import('./Search.client.tsx').then((module) => module.SearchClient));

/** The search updates in place after the first interaction. Before that, it is the form and the links that the server rendered. */
export function SearchIsland(props: SearchProps) {
  return <SearchClient {...props} />;
}
