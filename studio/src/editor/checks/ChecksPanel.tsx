import { Button, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, PluginPrePublishPanel } from '@wordpress/editor';
import { useCallback } from 'react';
import { useLoaded } from '../../api/graphql.ts';
import { selectBlock } from '../saving/save-notices.ts';
import type { Finding } from './check-content.ts';
import { getCheckedContent, listFindings, listReferences } from './list-findings.ts';
import { loadFindings, type References } from './load-findings.ts';
import { CHECKS, getPanelClass, openPanel } from './open-panel.ts';

/** Lists what is missing or wrong, before content is published and in the sidebar. */
export function ChecksPanel({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <PluginPrePublishPanel title="Checks" initialOpen>
        <Checks siteUrl={siteUrl} />
      </PluginPrePublishPanel>
      <PluginDocumentSettingPanel name={CHECKS} title="Checks" className={getPanelClass(CHECKS)}>
        <Checks siteUrl={siteUrl} />
      </PluginDocumentSettingPanel>
    </>
  );
}

/** The panels show their children only while they are open, so the checks run only then. */
function Checks({ siteUrl }: { siteUrl: string }) {
  // The value of the selector is compared by its properties.
  const content = useSelect(() => getCheckedContent(), []);
  const { data, error, isLoading } = useRemoteFindings(JSON.stringify(listReferences(content, siteUrl)));
  const findings = [...listFindings(content), ...(data ?? [])];
  return (
    <>
      {findings.length === 0 && !isLoading && <p>No problems found.</p>}
      <ul className="studio-findings">
        {findings.map((finding, index) => (
          <li key={`${index} ${finding.message}`}>
            {finding.message} <JumpButton {...finding} />
          </li>
        ))}
      </ul>
      {isLoading && <Spinner />}
      {error !== null && <p>Images and links were not checked. {error}</p>}
    </>
  );
}

function JumpButton({ clientId, panel, message }: Finding) {
  if (clientId !== undefined)
    return (
      <Button variant="link" aria-label={`Select the block: ${message}`} onClick={() => selectBlock(clientId)}>
        Select the block
      </Button>
    );
  if (panel === undefined) return null;
  return (
    <Button variant="link" aria-label={`Open the panel: ${message}`} onClick={() => openPanel(panel)}>
      Open the panel
    </Button>
  );
}

/** @param references as JSON, so that typing does not repeat the requests */
const useRemoteFindings = (references: string) =>
  useLoaded(useCallback(() => loadFindings(JSON.parse(references) as References), [references]));
