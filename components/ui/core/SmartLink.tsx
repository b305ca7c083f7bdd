import type { ReactNode } from 'react';
import { classifyHref } from '#lib/html/safe-href.ts';

type Props = {
  href: string | null | undefined;
  /** As an editor's link field carries it; an empty one is none. */
  target?: string | null | undefined;
  className?: string | undefined;
  /** For a link whose words don't say where it leads. */
  label?: string | undefined;
  rel?: string | undefined;
  /** It leads to the page it stands on. */
  current?: boolean | undefined;
  children: ReactNode;
};

/** A link to wherever an editor pointed. An address that could run a script, or none, leaves its words without a link. */
export function SmartLink({ href, target, className, label, rel, current, children }: Props) {
  const link = classifyHref(href);
  if (!link) return <span className={className}>{children}</span>;
  const relations = [rel, link.kind === 'external' && 'external', target === '_blank' && 'noopener'].filter(Boolean).join(' ');
  return (
    <a
      className={className}
      href={link.href}
      target={target || undefined}
      rel={relations || undefined}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
