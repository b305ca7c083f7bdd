import { Button, Card, CardBody, CardHeader, Notice, TextControl } from '@wordpress/components';
import { useState, type FormEvent } from 'react';
import { getErrorMessage, graphql, useLoaded } from '../../api/graphql.ts';
import { useUnsavedChanges } from '../../shell/use-unsaved-changes.ts';

type Result = { structure: string; changed: number; redirects: number; conflicts: readonly { uri: string }[] };

const loadStructure = () => graphql<{ permalinkStructure: string }>('query StudioPermalinks { permalinkStructure }');

async function update(structure: string, dryRun: boolean): Promise<Result> {
  const { updatePermalinkStructure: result } = await graphql<{ updatePermalinkStructure: Result }>(
    `
      mutation StudioUpdatePermalinks($input: UpdatePermalinkStructureInput!) {
        updatePermalinkStructure(input: $input) {
          structure
          changed
          redirects
          conflicts {
            uri
          }
        }
      }
    `,
    { input: { structure, dryRun } },
  );
  return result;
}

/** The structure of the addresses of posts. A change is previewed first, because it moves every post. */
export function Permalinks() {
  const { data, error: loadError, reload } = useLoaded(loadStructure);
  const [edited, setEdited] = useState<string | null>(null);
  const [preview, setPreview] = useState<Result | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const structure = edited ?? data?.permalinkStructure ?? '';
  const isChanged = edited !== null && edited !== data?.permalinkStructure;
  useUnsavedChanges(isChanged);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setMessage('');
    try {
      const result = await update(structure, preview === null);
      setError(null);
      if (preview === null || result.conflicts.length > 0) {
        setPreview(result);
        return;
      }
      setMessage(`${result.changed} posts have new addresses, and ${result.redirects} redirects were created.`);
      setPreview(null);
      setEdited(null);
      reload();
    } catch (reason) {
      setError(getErrorMessage(reason));
    }
  }

  return (
    <Card>
      <CardHeader>
        <h2>Post addresses</h2>
      </CardHeader>
      <CardBody>
        <form className="studio-fields" onSubmit={(event) => void submit(event)}>
          <TextControl
            label="Permalink structure"
            help="Use WordPress placeholders, such as /%year%/%postname%/. Old addresses redirect to the new ones."
            value={structure}
            onChange={(value) => {
              setEdited(value);
              setPreview(null);
            }}
            __next40pxDefaultSize
          />
          {(error ?? loadError) !== null && (
            <Notice status="error" isDismissible={false}>
              {error ?? loadError}
            </Notice>
          )}
          {preview && preview.conflicts.length === 0 && (
            <Notice status="warning" isDismissible={false}>
              {preview.changed} posts will get new addresses. {preview.redirects} redirects from the old addresses will be created.
            </Notice>
          )}
          {preview && preview.conflicts.length > 0 && (
            <Notice status="error" isDismissible={false}>
              Other content has these addresses: {preview.conflicts.map(({ uri }) => uri).join(', ')}. Choose another structure.
            </Notice>
          )}
          <div className="studio-actions">
            <Button variant="secondary" type="submit" disabled={!isChanged} accessibleWhenDisabled __next40pxDefaultSize>
              {preview?.conflicts.length === 0 ? 'Change all addresses' : 'Preview the change'}
            </Button>
            <span role="status">{message}</span>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}
