import type { ReactNode } from 'react';
import { classifyHref } from '#lib/html/safe-href.ts';
import { keepNamesUnbroken } from './unbroken-names.tsx';

type Props = {
  href: string | null | undefined;
  /** The target of an editor's link field. An empty string means no target. */
  target?: string | null | undefined;
  className?: string | undefined;
  /** Accessible name, if the link text does not describe the destination. */
  label?: string | undefined;
  rel?: string | undefined;
  /** Whether the link points to the current page, or to the section that contains it. */
  current?: 'page' | 'section' | undefined;
  /** Further attributes of the link. */
  attributes?: Readonly<Record<string, string>> | undefined;
  children: ReactNode;
};

/** A link with a URL from an editor. If the URL is missing or could run a script, only the text is rendered. */
export function SmartLink({ href, target, className, label, rel, current, attributes, children }: Props) {
  const link = classifyHref(href);
  const text = keepNamesUnbroken(children);
  if (!link) return <span className={className}>{text}</span>;
  const relations = [rel, link.kind === 'external' && 'external', target === '_blank' && 'noopener'].filter(Boolean).join(' ');
  return (
    <a
      {...attributes}
      className={className}
      href={link.href}
      target={target || undefined}
      rel={relations || undefined}
      aria-label={label}
      aria-current={current === 'section' ? 'true' : current}
    >
      {text}
    </a>
  );
}
