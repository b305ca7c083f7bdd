import type { ReactNode } from 'react';
import { getCurrentPage, getPageUrl, countPages, getVisiblePageNumbers, type Pagination } from '#lib/blocks/pagination.ts';
import { Icon } from '#components/ui/core/Icon.tsx';
import styles from './Pagination.module.css';

/** Ways to the other parts of a list. `label` tells it from other navigation of the page. */
export function PaginationNav({ label, className, children }: { label: string; className?: string | undefined; children: ReactNode }) {
  return (
    <nav className={className ? `${styles.pages} ${className}` : styles.pages} aria-label={label}>
      {children}
    </nav>
  );
}

type StepProps = {
  pagination: Pagination;
  direction: 'previous' | 'next';
  /** Words of the link. */
  children: ReactNode;
  /** WordPress's names of signs: none, arrow, chevron. */
  arrow?: string | null | undefined;
  className?: string | undefined;
};

/** The way to the part before or after; nothing where there is none. */
export function PaginationStep({ pagination, direction, children, arrow, className }: StepProps) {
  const part = getCurrentPage(pagination) + (direction === 'next' ? 1 : -1);
  if (part < 1 || part > countPages(pagination)) return null;
  const hasSign = arrow === 'arrow' || arrow === 'chevron';
  return (
    <a
      className={[styles.step, styles[direction], className].filter(Boolean).join(' ')}
      href={getPageUrl(pagination, part)}
      rel={direction === 'next' ? 'next' : 'prev'}
    >
      {hasSign && direction === 'previous' && <Icon name="arrow" />}
      {children}
      {hasSign && direction === 'next' && <Icon name="arrow" />}
    </a>
  );
}

/** Numbers of the parts, the current one marked; nothing where there is but one. */
export function PaginationNumbers({ pagination, className }: { pagination: Pagination; className?: string | undefined }) {
  if (countPages(pagination) < 2) return null;
  const current = getCurrentPage(pagination);
  return (
    <ol className={className ? `${styles.numbers} ${className}` : styles.numbers}>
      {getVisiblePageNumbers(pagination).map((number, index) => (
        <li key={number ?? `after ${index}`}>
          {number === null && <span aria-hidden="true">…</span>}
          {number === current && <span aria-current="page">{number}</span>}
          {number !== null && number !== current && (
            <a href={getPageUrl(pagination, number)} aria-label={`Page ${number}`}>
              {number}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
