import { getBlockTitle } from './block-title.ts';
import type { BlockPreviewProps } from './preview.ts';

/** The name of a block, with its first texts. */
export function BlockSummary({ name, attributes, innerBlocks }: BlockPreviewProps) {
  const texts = Object.values(attributes)
    .filter((value) => typeof value === 'string' && value !== '')
    .slice(0, 2)
    .map((value) => toText(String(value)));
  return (
    <div className="site-block-summary">
      <strong>{getBlockTitle(name)}</strong>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {innerBlocks}
    </div>
  );
}

const toText = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;
