import { decodeEntities } from '@wordpress/html-entities';
import { useCallback } from 'react';
import { useLoaded } from '../../api/graphql.ts';
import { getEditorPath } from '../../shell/paths.ts';
import { describeMore, loadUsage } from './media-data.ts';

/** Where a file is used, with links to the content that the user may edit. */
export function MediaUsage({ id }: { id: number }) {
  const { data, error } = useLoaded(useCallback(() => loadUsage(id), [id]));
  if (error !== null) return <p>{error}</p>;
  if (data === null) return <p>Looking for content that uses the file …</p>;
  const others = [
    ...data.terms.map((name) => `Term: ${decodeEntities(name)}`),
    ...data.options.map((name) => `Options: ${name}`),
    ...data.menus.map((name) => `Menu: ${decodeEntities(name)}`),
    ...(data.more_content > 0 ? [describeMore(data.more_content)] : []),
  ];
  return (
    <section className="studio-media-usage" aria-labelledby="media-usage">
      <h2 id="media-usage">Where it is used</h2>
      {data.content.length + others.length === 0 ? (
        <p>No content, term, option or menu uses this file.</p>
      ) : (
        <ul>
          {data.content.map((node) => {
            const title = decodeEntities(node.title) || '(no title)';
            return <li key={node.id}>{node.can_edit && node.status !== 'trash' ? <a href={getEditorPath(node)}>{title}</a> : title}</li>;
          })}
          {others.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
