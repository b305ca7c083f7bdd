import type { ReactNode } from 'react';
import {
  countPages,
  getCurrentPage,
  getPageUrl,
  getVisiblePageNumbers,
  type PagePosition,
  type Pagination,
} from '#lib/blocks/pagination.ts';
import { Icon } from '#components/ui/core/Icon.tsx';
import styles from './Pagination.module.css';

/** A navigation landmark for the pages of a list. `label` distinguishes it from other navigation on the page. */
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
  /** The link's text. */
  children: ReactNode;
  /** One of WordPress's arrow styles: `none`, `arrow` or `chevron`. */
  arrow?: string | null | undefined;
  className?: string | undefined;
};

/** A link to the previous or next page. Renders nothing if there is no such page. */
export function PaginationStep({ pagination, direction, children, arrow, className }: StepProps) {
  const targetPage = getCurrentPage(pagination) + (direction === 'next' ? 1 : -1);
  if (targetPage < 1 || targetPage > countPages(pagination)) return null;
  return (
    <StepLink href={getPageUrl(pagination, targetPage)} direction={direction} arrow={arrow} className={className}>
      {children}
    </StepLink>
  );
}

/** A link to the previous or next page at a URL. */
export function StepLink({ href, direction, children, arrow, className }: Omit<StepProps, 'pagination'> & { href: string }) {
  const hasArrow = arrow === 'arrow' || arrow === 'chevron';
  return (
    <a
      className={[styles.step, styles[direction], className].filter(Boolean).join(' ')}
      href={href}
      rel={direction === 'next' ? 'next' : 'prev'}
    >
      {hasArrow && direction === 'previous' && <Icon name="arrow" />}
      {children}
      {hasArrow && direction === 'next' && <Icon name="arrow" />}
    </a>
  );
}

/** Links to the pages of a list inside a page by number. Renders nothing if there is only one page. */
export function PaginationNumbers({ pagination, className }: { pagination: Pagination; className?: string | undefined }) {
  return <PageNumbers page={pagination} getUrl={(number) => getPageUrl(pagination, number)} className={className} />;
}

type NumbersProps = { page: PagePosition; getUrl: (pageNumber: number) => string; className?: string | undefined };

/** Links to the pages of a list by number, with the current one marked. Renders nothing if there is only one page. */
export function PageNumbers({ page, getUrl, className }: NumbersProps) {
  if (countPages(page) < 2) return null;
  const current = getCurrentPage(page);
  return (
    <ol className={className ? `${styles.numbers} ${className}` : styles.numbers}>
      {getVisiblePageNumbers(page).map((number, index) => (
        <li key={number ?? `after ${index}`}>
          {number === null && <span aria-hidden="true">…</span>}
          {number === current && <span aria-current="page">{number}</span>}
          {number !== null && number !== current && (
            <a href={getUrl(number)} aria-label={`Page ${number}`}>
              {number}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
