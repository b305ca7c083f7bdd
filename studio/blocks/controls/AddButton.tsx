import { Button } from '@wordpress/components';
import { plus } from '@wordpress/icons';

/** Adds an item to a list. */
export function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="secondary" icon={plus} onClick={onClick}>
      Add to {label.toLowerCase()}
    </Button>
  );
}
