import { getBlockType } from '@wordpress/blocks';
import { Button, Spinner } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { PluginPrePublishPanel, store as editorStore } from '@wordpress/editor';
import { useCallback } from 'react';
import { useLoaded } from '../../api/graphql.ts';
import { selectBlock } from '../saving/save-notices.ts';
import {
  type BlockSchema,
  type CheckedBlock,
  type Finding,
  findEmptyRequired,
  findHeadingProblems,
  findImagesWithoutAlt,
  listInternalLinks,
  listMediaReferences,
} from './check-content.ts';
import { findBrokenLinks } from './find-broken-links.ts';

const getSchema = (name: string) => getBlockType(name) as unknown as BlockSchema | undefined;

/** Lists what is missing or wrong, in the panel that opens before content is published. */
export function ChecksPanel({ siteUrl }: { siteUrl: string }) {
  return (
    <PluginPrePublishPanel title="Checks" initialOpen>
      <Checks siteUrl={siteUrl} />
    </PluginPrePublishPanel>
  );
}

/** The panel shows its children only while it is open, so the checks run only then. */
function Checks({ siteUrl }: { siteUrl: string }) {
  const { blocks, seo, image } = useSelect((select) => {
    const editor = select(editorStore);
    return {
      blocks: editor.getEditorBlocks() as readonly CheckedBlock[],
      seo: editor.getEditedPostAttribute('seo') as { metaDesc?: string | null } | null | undefined,
      image: editor.getEditedPostAttribute('featured_media') as number | undefined,
    };
  }, []);
  const media = useMediaFindings(blocks);
  const links = useLinkFindings(blocks, siteUrl);
  const findings: Finding[] = [
    ...findEmptyRequired(blocks, getSchema),
    ...findImagesWithoutAlt(blocks),
    ...media,
    ...findHeadingProblems(blocks),
    ...links.findings,
    ...(seo !== undefined && !seo?.metaDesc
      ? [{ message: 'There is no description for search results. Write one under “Search and social”.' }]
      : []),
    ...(image === 0 ? [{ message: 'There is no featured image. Lists and social networks show it.' }] : []),
  ];
  return (
    <>
      {findings.length === 0 && !links.isLoading && <p>Nothing is missing.</p>}
      <ul className="studio-findings">
        {findings.map(({ clientId, message }, index) => (
          <li key={`${index} ${message}`}>
            {message}{' '}
            {clientId !== undefined && (
              <Button variant="link" aria-label={`Select the block: ${message}`} onClick={() => selectBlock(clientId)}>
                Select the block
              </Button>
            )}
          </li>
        ))}
      </ul>
      {links.isLoading && <Spinner />}
      {links.error !== null && <p>Links were not checked. {links.error}</p>}
    </>
  );
}

type MediaItem = { id: number; alt_text: string; mime_type: string; title: { rendered: string } };

function useMediaFindings(blocks: readonly CheckedBlock[]): Finding[] {
  const references = listMediaReferences(blocks, getSchema);
  const ids = [...new Set(references.map(({ value }) => value))].slice(0, 100);
  const { records } = useEntityRecords<MediaItem>(
    'postType',
    'attachment',
    { include: ids.join(','), per_page: 100, _fields: 'id,alt_text,mime_type,title' },
    { enabled: ids.length > 0 },
  );
  const withoutAlt = new Map(
    (records ?? [])
      .filter((item) => item.alt_text === '' && item.mime_type.startsWith('image/'))
      .map((item) => [item.id, item.title.rendered]),
  );
  return references.flatMap(({ clientId, title, value }) => {
    const name = withoutAlt.get(value);
    return name === undefined
      ? []
      : [{ clientId, message: `${title}: the image “${name}” has no alternative text. Write one in the media library.` }];
  });
}

function useLinkFindings(blocks: readonly CheckedBlock[], siteUrl: string) {
  const links = listInternalLinks(blocks, siteUrl);
  const { data, error, isLoading } = useBrokenLinks(links.map(({ value }) => value).join('\n'));
  const findings = links
    .filter(({ value }) => data?.has(value))
    .map(({ clientId, value }) => ({ clientId, message: `The link to ${value} leads nowhere: no content has this address.` }));
  return { findings, error, isLoading };
}

const useBrokenLinks = (paths: string) => useLoaded(useCallback(() => findBrokenLinks(paths), [paths]));
