import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { pageLookupQuery } from '#generated/pageLookupQuery.graphql.ts';
import { ResponseStatus } from '#components/layout/ResponseStatus.tsx';
import { StatusPage } from '#components/layout/StatusPage.tsx';
import {
  findLookupKind,
  InvalidLookupError,
  type Lookup,
  parseCategoryLookup,
  parsePageLookup,
  parsePostLookup,
} from '#lib/lookup/parameters.ts';
import { ContentQueryError } from '#lib/relay/errors.ts';
import { fetchQuery } from '#lib/relay/server.ts';
import type { SearchParams } from '#lib/uri/search-params.ts';

type Props = { searchParams: Promise<SearchParams> };

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Address not found', robots: { index: false } };

/** Redirects a URL that identifies a post, a page or a category by a parameter to its page. */
export default async function LookupPage({ searchParams }: Props) {
  const lookup = parse(await searchParams);
  if (lookup instanceof InvalidLookupError)
    return (
      <StatusPage code="Address" title="This address is incomplete" links={[{ href: '/', label: 'Home page' }]}>
        <ResponseStatus status={400} />
        <p>{lookup.message}</p>
      </StatusPage>
    );
  const { kind, id, idType } = lookup;
  const data = await findNode({
    id,
    isPost: kind === 'post',
    postIdType: idType,
    isPage: kind === 'page',
    // Pages have no slug of their own.
    pageIdType: idType === 'SLUG' ? 'URI' : idType,
    isCategory: kind === 'category',
    categoryIdType: idType,
  });
  const uri = (data.post ?? data.page ?? data.category)?.uri;
  return uri ? redirect(uri) : notFound();
}

const query = graphql`
  query pageLookupQuery(
    $id: ID!
    $isPost: Boolean!
    $postIdType: PostIdType
    $isPage: Boolean!
    $pageIdType: PageIdType
    $isCategory: Boolean!
    $categoryIdType: CategoryIdType
  ) {
    post(id: $id, idType: $postIdType) @include(if: $isPost) {
      uri
    }
    page(id: $id, idType: $pageIdType) @include(if: $isPage) {
      uri
    }
    category(id: $id, idType: $categoryIdType) @include(if: $isCategory) {
      uri
    }
  }
`;

/** The content service rejects an id that does not have the form of one. No page has it. */
async function findNode(variables: pageLookupQuery['variables']): Promise<pageLookupQuery['response']> {
  try {
    return await fetchQuery<pageLookupQuery>(query, variables);
  } catch (error) {
    if (error instanceof ContentQueryError && error.message.startsWith('The ID input is invalid')) notFound();
    throw error;
  }
}

const parsers = { post: parsePostLookup, page: parsePageLookup, category: parseCategoryLookup };

function parse(parameters: SearchParams): Lookup | InvalidLookupError {
  const kind = findLookupKind(parameters);
  if (kind === null) notFound();
  try {
    return parsers[kind](parameters);
  } catch (error) {
    if (error instanceof InvalidLookupError) return error;
    throw error;
  }
}
