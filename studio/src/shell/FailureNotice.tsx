import { Notice } from '@wordpress/components';

/** Shows why actions failed, until the user closes it. */
export function FailureNotice({ failures, onClose }: { failures: readonly string[]; onClose: () => void }) {
  if (failures.length === 0) return null;
  return (
    <Notice status="error" onRemove={onClose}>
      {failures.length === 1 ? (
        failures[0]
      ) : (
        <ul>
          {failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
