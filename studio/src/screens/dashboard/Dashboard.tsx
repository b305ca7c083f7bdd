import { Button, Card, CardBody, CardHeader, Notice, Spinner } from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { graphql, useLoaded } from '../../api/graphql.ts';
import { useAccount } from '../../shell/account-context.ts';
import { formatSiteDate } from '../../shell/format-date.ts';
import { getEditorPath, STUDIO_PATH } from '../../shell/paths.ts';
import './dashboard.css';

type Item = {
  databaseId: number;
  contentTypeName: string;
  title?: string | null;
  date: string | null;
  modified: string | null;
  lastEditedBy: { node: { name: string | null } } | null;
};

type Sections = Record<'drafts' | 'pending' | 'scheduled' | 'changed', { nodes: readonly Item[] }>;

const query = `
  query StudioDashboard {
    drafts: contentNodes(first: 8, where: { status: DRAFT, orderby: [{ field: MODIFIED, order: DESC }] }) { nodes { ...item } }
    pending: contentNodes(first: 8, where: { status: PENDING, orderby: [{ field: MODIFIED, order: DESC }] }) { nodes { ...item } }
    scheduled: contentNodes(first: 8, where: { status: FUTURE, orderby: [{ field: DATE, order: ASC }] }) { nodes { ...item } }
    changed: contentNodes(first: 8, where: { status: PUBLISH, orderby: [{ field: MODIFIED, order: DESC }] }) { nodes { ...item } }
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

const loadSections = async () => await graphql<Sections>(query);

/** Where an editor begins: unfinished and recent content, and links to add more. */
export default function Dashboard() {
  const account = useAccount();
  const { data, error } = useLoaded(loadSections);
  const editable = new Set(account.types.map(({ slug }) => slug));
  const main = account.types.filter(({ slug }) => ['page', 'post', 'properties'].includes(slug));
  if (error !== null)
    return (
      <Notice status="error" isDismissible={false}>
        {error}
      </Notice>
    );
  if (data === null) return <Spinner />;
  const select = (items: readonly Item[]) => items.filter(({ contentTypeName }) => editable.has(contentTypeName));
  return (
    <>
      <p className="studio-dashboard-links">
        {main.map(({ slug, name }) => (
          <Button key={slug} variant="secondary" href={`${STUDIO_PATH}content/${slug}/`}>
            {name}
          </Button>
        ))}
        <Button variant="tertiary" href={account.site_url} target="_blank">
          View the site
        </Button>
      </p>
      <div className="studio-dashboard">
        <Section title="Drafts" items={select(data.drafts.nodes)} empty="There are no drafts." describe={describeChange} />
        <Section
          title="Pending review"
          items={select(data.pending.nodes)}
          empty="Nothing is waiting for review."
          describe={describeChange}
        />
        <Section
          title="Scheduled"
          items={select(data.scheduled.nodes)}
          empty="Nothing is scheduled."
          describe={({ date }) => `Will be published ${formatSiteDate(date)}`}
        />
        <Section
          title="Recently changed"
          items={select(data.changed.nodes)}
          empty="Nothing has been published yet."
          describe={describeChange}
        />
      </div>
    </>
  );
}

function describeChange({ modified, lastEditedBy }: Item): string {
  const name = lastEditedBy?.node.name;
  return name ? `${formatSiteDate(modified)}, ${name}` : formatSiteDate(modified);
}

type SectionProps = { title: string; items: readonly Item[]; empty: string; describe: (item: Item) => string };

function Section({ title, items, empty, describe }: SectionProps) {
  return (
    <Card>
      <CardHeader>
        <h2>{title}</h2>
      </CardHeader>
      <CardBody>
        {items.length === 0 ? (
          <p>{empty}</p>
        ) : (
          <ul>
            {items.map((item) => (
              <li key={item.databaseId}>
                <a href={getEditorPath({ type: item.contentTypeName, id: item.databaseId })}>
                  {decodeEntities(item.title ?? '') || '(no title)'}
                </a>
                <small>{describe(item)}</small>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
