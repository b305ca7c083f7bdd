import { Button, DropdownMenu, TextControl, TextareaControl, ToggleControl, VisuallyHidden } from '@wordpress/components';
import { chevronDown, chevronUp, dragHandle, moreVertical } from '@wordpress/icons';
import type { HandleProps, RowProps } from '../../../blocks/controls/use-drag.ts';
import type { KeyboardEvent } from 'react';
import type { EditedItem, ItemValues } from './menu-data.ts';
import type { Direction } from './menu-tree.ts';

const directions: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

type ItemRowProps = {
  item: EditedItem;
  isOpen: boolean;
  rowProps: RowProps;
  handleProps: HandleProps;
  onToggle: () => void;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
  onChange: (values: ItemValues) => void;
};

/** One item of a menu: its handle, its label, and a form that opens below it. */
export function ItemRow({ item, isOpen, rowProps, handleProps, onToggle, onMove, onRemove, onChange }: ItemRowProps) {
  const { key, depth, values } = item;
  const label = values.label || '(no label)';
  const detailsId = `details-${key}`;
  function onKeyDown(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    onMove(direction);
  }
  return (
    <li {...rowProps} data-key={key} data-depth={Math.min(depth, 4)}>
      <div className="studio-menu-row">
        <Button icon={dragHandle} label={`Move ${label}`} aria-describedby="studio-menu-help" onKeyDown={onKeyDown} {...handleProps} />
        <span className="studio-menu-label">
          {depth > 0 && <VisuallyHidden as="span">Level {depth + 1}: </VisuallyHidden>}
          {label}
          <small>{describeTarget(item)}</small>
        </span>
        <Button
          icon={isOpen ? chevronUp : chevronDown}
          label={`Edit ${label}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={onToggle}
        />
        <DropdownMenu
          icon={moreVertical}
          label={`Actions for ${label}`}
          controls={[
            [
              { title: 'Move up', onClick: () => onMove('up') },
              { title: 'Move down', onClick: () => onMove('down') },
              { title: 'Make a sub-item of the item above', onClick: () => onMove('in') },
              { title: 'Move out one level', onClick: () => onMove('out') },
            ],
            [{ title: 'Remove', onClick: onRemove }],
          ]}
        />
      </div>
      {isOpen && (
        <div id={detailsId} className="studio-menu-details">
          <ItemForm item={item} onChange={onChange} />
        </div>
      )}
    </li>
  );
}

function describeTarget({ target, values }: EditedItem): string {
  switch (target.kind) {
    case 'custom':
      return values.url;
    case 'unknown':
      return 'The linked content does not exist or is hidden from you.';
    default:
      return `${target.typeName}: ${target.title}`;
  }
}

function ItemForm({ item: { depth, target, values }, onChange }: { item: EditedItem; onChange: (values: ItemValues) => void }) {
  const { panel } = values;
  return (
    <div className="studio-fields">
      <TextControl label="Label" value={values.label} onChange={(label) => onChange({ ...values, label })} __next40pxDefaultSize />
      {target.kind === 'custom' && (
        <TextControl
          label="Link"
          help="A path on this site such as /careers/, or an address such as https://example.com/."
          value={values.url}
          onChange={(url) => onChange({ ...values, url })}
          __next40pxDefaultSize
        />
      )}
      <ToggleControl
        label="Open in a new tab"
        checked={values.opensNewTab}
        onChange={(opensNewTab) => onChange({ ...values, opensNewTab })}
      />
      <TextareaControl
        label="Description"
        help="Text below the link, where the menu shows it."
        rows={2}
        value={values.description}
        onChange={(description) => onChange({ ...values, description })}
      />
      <TextControl
        label="Title attribute"
        value={values.title}
        onChange={(title) => onChange({ ...values, title })}
        __next40pxDefaultSize
      />
      <TextControl
        label="CSS classes"
        help="Separated by spaces."
        value={values.cssClasses}
        onChange={(cssClasses) => onChange({ ...values, cssClasses })}
        __next40pxDefaultSize
      />
      <TextControl
        label="Link relationship (rel)"
        value={values.linkRelationship}
        onChange={(linkRelationship) => onChange({ ...values, linkRelationship })}
        __next40pxDefaultSize
      />
      {depth === 0 && (
        <fieldset className="studio-group">
          <legend>Featured panel next to this item’s links</legend>
          <TextControl
            label="Panel heading"
            value={panel.heading}
            onChange={(heading) => onChange({ ...values, panel: { ...panel, heading } })}
            __next40pxDefaultSize
          />
          <TextControl
            label="Panel link"
            value={panel.linkUrl}
            onChange={(linkUrl) => onChange({ ...values, panel: { ...panel, linkUrl } })}
            __next40pxDefaultSize
          />
          <TextControl
            label="Link text"
            value={panel.linkText}
            onChange={(linkText) => onChange({ ...values, panel: { ...panel, linkText } })}
            __next40pxDefaultSize
          />
          <ToggleControl
            label="Show the property search"
            checked={panel.showPropertySearch}
            onChange={(showPropertySearch) => onChange({ ...values, panel: { ...panel, showPropertySearch } })}
          />
        </fieldset>
      )}
    </div>
  );
}
