/** What the dashboard shows. */
import { type ItemPage, loadPage } from '../../api/use-page.ts';
import type { Account } from '../../api/session.ts';
import { graphql } from '../../api/graphql.ts';
import { SUBMISSIONS_PATH, type Submission } from '../forms/submission.ts';

/** Content in a list of the dashboard. Dates are in the time zone of the site. */
export type Item = {
  databaseId: number;
  contentTypeName: string;
  title?: string | null;
  date: string | null;
  modified: string | null;
  lastEditedBy: { node: { name: string | null } } | null;
  author?: { node: { databaseId: number } } | null;
  /** The user may not read all of it, such as its dates. */
  isRestricted: boolean | null;
};

export type ContentSections = Record<'drafts' | 'pending' | 'scheduled' | 'changed', { nodes: readonly Item[] }>;

/** Entries of a card. */
export const CARD_SIZE = 8;

const contentQuery = `
  query StudioDashboard {
    drafts: contentNodes(first: 100, where: { status: DRAFT, orderby: [{ field: MODIFIED, order: DESC }] }) {
      nodes { ...item }
    }
    pending: contentNodes(first: 100, where: { status: PENDING, orderby: [{ field: MODIFIED, order: DESC }] }) { nodes { ...item } }
    scheduled: contentNodes(first: 100, where: { status: FUTURE, orderby: [{ field: DATE, order: ASC }] }) { nodes { ...item } }
    changed: contentNodes(first: 100, where: { status: PUBLISH, orderby: [{ field: MODIFIED, order: DESC }] }) { nodes { ...item } }
  }
  fragment item on ContentNode {
    databaseId
    contentTypeName
    date
    modified
    isRestricted
    ... on NodeWithTitle { title }
    ... on NodeWithAuthor { author { node { databaseId } } }
    lastEditedBy { node { name } }
  }
`;

export const loadContent = async (): Promise<ContentSections> => await graphql(contentQuery);

/** Whether the user may edit an item. The lists of the API also have the content of others that the user may not edit. */
export function isEditable(
  { contentTypeName, author, isRestricted }: Item,
  account: Pick<Account, 'capabilities' | 'types' | 'user'>,
): boolean {
  const type = account.types.find(({ slug }) => slug === contentTypeName);
  if (!type || isRestricted === true) return false;
  const editOthers = type.capabilities['edit_others_posts'] ?? '';
  return account.capabilities[editOthers] === true || !type.supports['author'] || author?.node.databaseId === account.user.id;
}

type LinkSource = { databaseId: number; contentTypeName: string; title?: string | null };

/** What only editors may read. */
export type SiteSections = {
  linkReport: {
    /** Null before the first check after the installation. */
    checkedAt: string | null;
    brokenLinks: readonly { path: string; contentNodes: readonly LinkSource[]; menus: readonly { databaseId: number; name: string }[] }[];
  };
  /** Of the last 30 days. */
  pageViews: { views: number; pages: readonly { path: string; views: number }[] };
};

const siteQuery = `
  query StudioSiteDashboard($first: Int!) {
    linkReport {
      checkedAt
      brokenLinks {
        path
        contentNodes { databaseId contentTypeName ... on NodeWithTitle { title } }
        menus { databaseId name }
      }
    }
    pageViews(first: $first) { views pages { path views } }
  }
`;

export const loadSite = async (): Promise<SiteSections> => await graphql(siteQuery, { first: CARD_SIZE });

export const loadSubmissions = async (): Promise<ItemPage<Submission>> =>
  await loadPage<Submission>(SUBMISSIONS_PATH, { state: 'new', per_page: CARD_SIZE });
