import { LinkControl } from '@wordpress/block-editor';
import { BaseControl, Button, Dropdown } from '@wordpress/components';
import { type Values, toText } from '../values.ts';

type Props = { label: string; help: string; value: Values | undefined; onChange: (value: Values | undefined) => void };

/** What WordPress's link control sends. */
type ChosenLink = { url?: string; title?: string; opensInNewTab?: boolean };

/** A link: its address, its text, and whether it opens in a new tab. */
export function LinkField({ label, help, value, onChange }: Props) {
  const url = toText(value?.['url']);
  const change = (link: ChosenLink) =>
    onChange({ ...omit(value), url: link.url ?? '', title: link.title ?? '', ...(link.opensInNewTab && { target: '_blank' }) });
  return (
    <BaseControl help={help} __nextHasNoMarginBottom>
      <BaseControl.VisualLabel>{label}</BaseControl.VisualLabel>
      <div className="site-link-field">
        <Dropdown
          contentClassName="site-link-popover"
          popoverProps={{ placement: 'left-start' }}
          renderToggle={({ onToggle, isOpen }) => (
            <Button
              variant="secondary"
              onClick={onToggle}
              aria-expanded={isOpen}
              aria-label={`${label}: ${url === '' ? 'choose a page' : 'change'}`}
            >
              {url === '' ? 'Choose a page' : toText(value?.['title']) || url}
            </Button>
          )}
          renderContent={() => (
            <LinkControl
              value={value && { url, title: toText(value['title']), opensInNewTab: value['target'] === '_blank' }}
              hasTextControl
              onChange={change}
            />
          )}
        />
        {value && (
          <Button variant="tertiary" isDestructive onClick={() => onChange(undefined)} aria-label={`Remove: ${label}`}>
            Remove
          </Button>
        )}
      </div>
    </BaseControl>
  );
}

/** Without the keys that the control sets. */
function omit(value: Values = {}): Values {
  const { url: _url, title: _title, target: _target, ...others } = value;
  return others;
}
