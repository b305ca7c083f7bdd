import { sanitizeBlock, sanitizeInline } from '#lib/html/sanitize.ts';
import { keepNamesUnbrokenInHtml } from './unbroken-names.tsx';

type Props = {
  html: string | null | undefined;
  /** `inline` keeps emphasis, links and line breaks; `block` also paragraphs, lists, headings, figures and tables. */
  profile: 'inline' | 'block';
  className?: string | undefined;
  id?: string | undefined;
  /** Text direction, if it differs from the page's. */
  dir?: 'rtl' | undefined;
  as?: 'div' | 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'li' | 'figcaption' | 'dd' | 'dt' | 'blockquote';
};

/** Sanitized HTML from an editor. Renders nothing if nothing is left after sanitizing. */
export function RichText({ html, profile, className, id, dir, as: Tag = profile === 'inline' ? 'span' : 'div' }: Props) {
  const clean = (profile === 'inline' ? keepNamesUnbrokenInHtml(sanitizeInline(html ?? '')) : sanitizeBlock(html ?? '')).trim();
  if (clean === '') return null;
  return <Tag className={className} id={id} dir={dir} dangerouslySetInnerHTML={{ __html: clean }} />;
}
