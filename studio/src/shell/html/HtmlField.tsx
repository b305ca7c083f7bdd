import { BaseControl, Button, TextareaControl } from '@wordpress/components';
import { code, formatBold, formatItalic, formatListBullets, link } from '@wordpress/icons';
import { type JSX, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { PageAddressControl } from '../PageAddressControl.tsx';
import './html.css';
import { cleanTypedHtml, isSimpleHtml } from './simple-html.ts';

type TextProps = { label: string; help: string; value: string; onChange: (html: string) => void };

/** A text with paragraphs, lists, emphasis and links. Markup that it cannot represent is edited as HTML, so that nothing is lost. */
export function HtmlField({ label, help, value, isReadOnly = false, onChange }: TextProps & { isReadOnly?: boolean }) {
  const [isCode, setIsCode] = useState(false);
  const isSimple = isSimpleHtml(value);
  if (isReadOnly) return <TextareaControl label={label} help={help} rows={4} value={value} onChange={onChange} readOnly />;
  if (isSimple && !isCode)
    return <TextField label={label} help={help} value={value} onChange={onChange} onShowCode={() => setIsCode(true)} />;
  return (
    <div>
      <TextareaControl label={label} help={`${help} HTML.`} rows={4} value={value} onChange={onChange} />
      {isSimple && (
        <Button variant="tertiary" size="small" onClick={() => setIsCode(false)}>
          Edit as text
        </Button>
      )}
    </div>
  );
}

function TextField({ label, help, value, onChange, onShowCode }: TextProps & { onShowCode: () => void }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  /** What the box shows. React must not write it again while it is being typed. */
  const shown = useRef<string | null>(null);
  /** The text that becomes the link. */
  const linkRange = useRef<Range | null>(null);
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (!box.current || shown.current === value) return;
    box.current.innerHTML = value;
    shown.current = value;
  }, [value]);

  function read() {
    const html = cleanTypedHtml(box.current?.innerHTML ?? '');
    shown.current = html;
    if (html !== value) onChange(html);
  }
  function run(command: string, argument?: string) {
    box.current?.focus();
    document.execCommand('styleWithCSS', false, 'false');
    document.execCommand(command, false, argument);
    read();
  }
  function openLink() {
    const selected = getSelection();
    if (!selected?.rangeCount || !box.current?.contains(selected.anchorNode)) return;
    linkRange.current = selected.getRangeAt(0).cloneRange();
    const element = selected.anchorNode instanceof Element ? selected.anchorNode : selected.anchorNode?.parentElement;
    setAddress(element?.closest('a')?.getAttribute('href') ?? '');
  }
  function applyLink() {
    box.current?.focus();
    if (linkRange.current) {
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(linkRange.current);
    }
    if (address === '') run('unlink');
    else if (address !== null) run('createLink', address);
    setAddress(null);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    openLink();
  }

  return (
    <BaseControl help={help} __nextHasNoMarginBottom>
      <BaseControl.VisualLabel id={id}>{label}</BaseControl.VisualLabel>
      <div role="group" aria-label={`Format of ${label}`}>
        <FormatButton icon={formatBold} label="Bold" onClick={() => run('bold')} />
        <FormatButton icon={formatItalic} label="Italic" onClick={() => run('italic')} />
        <FormatButton icon={link} label="Link" onClick={openLink} />
        <FormatButton icon={formatListBullets} label="List" onClick={() => run('insertUnorderedList')} />
        <FormatButton icon={code} label="Edit as HTML" onClick={onShowCode} />
      </div>
      <div
        ref={box}
        className="studio-html-text"
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-labelledby={id}
        onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
        onInput={read}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          event.preventDefault();
          document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
        }}
      />
      {address !== null && (
        <div className="studio-html-link">
          <PageAddressControl label="Link address" value={address} onChange={setAddress} />
          <Button variant="secondary" size="compact" onClick={applyLink}>
            {address === '' ? 'Remove link' : 'Apply link'}
          </Button>
        </div>
      )}
    </BaseControl>
  );
}

/** A pressed mouse button would move the focus, and with it the selection. */
function FormatButton(props: { icon: JSX.Element; label: string; onClick: () => void }) {
  return <Button size="small" {...props} onMouseDown={(event: MouseEvent) => event.preventDefault()} />;
}
