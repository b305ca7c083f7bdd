import { Button } from '@wordpress/components';
import { chevronDown, chevronUp } from '@wordpress/icons';

type Props = { name: string; index: number; count: number; onMove: (to: number) => void };

/** Moves an item of a list by one position, for people who cannot drag. */
export function MoveButtons({ name, index, count, onMove }: Props) {
  return (
    <>
      <Button
        size="small"
        icon={chevronUp}
        label={`Move up: ${name}`}
        accessibleWhenDisabled
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <Button
        size="small"
        icon={chevronDown}
        label={`Move down: ${name}`}
        accessibleWhenDisabled
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
    </>
  );
}
