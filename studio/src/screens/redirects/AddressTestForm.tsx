import { Button, Notice, TextControl } from '@wordpress/components';
import { useState, type FormEvent } from 'react';
import { getErrorMessage } from '../../api/graphql.ts';
import { useAccount } from '../../shell/account-context.ts';
import { testAddress, type AddressTest } from './redirect-data.ts';

/** Says where an address leads, and through which rules. */
export function AddressTestForm() {
  const { site_url: siteUrl } = useAccount();
  const [address, setAddress] = useState('');
  const [result, setResult] = useState<(AddressTest & { address: string }) | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      setResult({ address, ...(await testAddress(address, siteUrl)) });
      setError(null);
    } catch (reason) {
      setError(getErrorMessage(reason));
    }
  }

  return (
    <form className="studio-form" onSubmit={(event) => void submit(event)}>
      <TextControl
        label="Test an address"
        help="A path on this site, such as /old-page/."
        value={address}
        onChange={setAddress}
        required
        __next40pxDefaultSize
      />
      <div className="studio-actions">
        <Button variant="secondary" type="submit" __next40pxDefaultSize>
          Test
        </Button>
      </div>
      <div role="status">
        {result && (
          <>
            <p>{describe(result)}</p>
            {result.rules.length > 0 && (
              <ol>
                {result.rules.map(({ origin, target, type }) => (
                  <li key={origin}>
                    {origin} → {target || 'no target'} ({type})
                  </li>
                ))}
              </ol>
            )}
          </>
        )}
      </div>
      {error !== null && (
        <Notice status="error" isDismissible={false}>
          {error}
        </Notice>
      )}
    </form>
  );
}

function describe({ address, rules, end, hasPage }: AddressTest & { address: string }): string {
  if (rules.length === 0)
    return hasPage ? `${address} is a page. Redirects do not apply to pages.` : `${address} has neither a page nor a redirect.`;
  if (end === null) return `${address} was removed.`;
  return `${address} leads to ${end}${hasPage ? ', which is a page' : ''}.`;
}
