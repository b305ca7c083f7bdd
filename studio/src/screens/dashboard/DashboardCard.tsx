import { Button, Card, CardBody, CardHeader } from '@wordpress/components';
import type { ReactNode } from 'react';

/** @property path in the studio, or the address of a page. Missing: the entry leads nowhere. */
export type Entry = { key: string | number; title: string; path?: string; detail: ReactNode };

type DashboardCardProps = {
  title: string;
  entries: readonly Entry[];
  /** What the card says without entries. */
  empty: string;
  /** A link to everything of this kind, or a button that shows it. */
  more?: { label: string } & ({ path: string } | { onClick: () => void });
};

export function DashboardCard({ title, entries, empty, more }: DashboardCardProps) {
  return (
    <Card>
      <CardHeader>
        <h2>{title}</h2>
        {more && 'path' in more && <a href={more.path}>{more.label}</a>}
        {more && 'onClick' in more && (
          <Button variant="link" onClick={more.onClick}>
            {more.label}
          </Button>
        )}
      </CardHeader>
      <CardBody>
        {entries.length === 0 ? (
          <p>{empty}</p>
        ) : (
          <ul>
            {entries.map((entry) => (
              <li key={entry.key}>
                {entry.path === undefined ? <span>{entry.title}</span> : <a href={entry.path}>{entry.title}</a>}
                <small>{entry.detail}</small>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
