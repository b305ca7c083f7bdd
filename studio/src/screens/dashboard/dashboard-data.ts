/** What the dashboard shows. */
import { type ItemPage, loadPage } from '../../api/use-page.ts';
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
};

export type ContentSections = Record<'drafts' | 'pending' | 'scheduled' | 'changed', { nodes: readonly Item[] }>;

/** Entries of a card. */
export const CARD_SIZE = 8;

const contentQuery = `
  query StudioDashboard($first: Int!) {
    drafts: contentNodes(first: 100, where: { status: DRAFT, orderby: [{ field: MODIFIED, order: DESC }] }) {
      nodes { ...item ... on NodeWithAuthor { author { node { databaseId } } } }
    }
    pending: contentNodes(first: $first, where: { status: PENDING, orderby: [{ field: MODIFIED, order: DESC }] }) { nodes { ...item } }
    scheduled: contentNodes(first: $first, where: { status: FUTURE, orderby: [{ field: DATE, order: ASC }] }) { nodes { ...item } }
    changed: contentNodes(first: $first, where: { status: PUBLISH, orderby: [{ field: MODIFIED, order: DESC }] }) { nodes { ...item } }
  }
  fragment item on ContentNode {
    databaseId
    contentTypeName
    date
    modified
    ... on NodeWithTitle { title }
    lastEditedBy { node { name } }
  }
`;

export const loadContent = async (): Promise<ContentSections> => await graphql(contentQuery, { first: CARD_SIZE });

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
