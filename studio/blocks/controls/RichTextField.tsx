import { RichText } from '@wordpress/block-editor';
import { BaseControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';

type Props = { label: string; help: string; value: string; onChange: (html: string) => void };

/** A text with emphasis and links. The buttons for these are in the toolbar above the canvas. */
export function RichTextField({ label, help, value, onChange }: Props) {
  const id = useInstanceId(RichTextField, 'site-rich-text');
  return (
    <BaseControl help={help} __nextHasNoMarginBottom>
      <BaseControl.VisualLabel id={id}>{label}</BaseControl.VisualLabel>
      <RichText
        tagName="div"
        className="site-rich-text"
        aria-labelledby={id}
        value={value}
        onChange={onChange}
        allowedFormats={['core/bold', 'core/italic', 'core/link', 'core/superscript', 'core/subscript']}
      />
    </BaseControl>
  );
}
