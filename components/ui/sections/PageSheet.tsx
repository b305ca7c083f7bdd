import type { ReactNode } from 'react';

type Props = {
  ground?: 'paper' | 'sunk' | 'night';
  /** Less space above and below, for a section that belongs to the opening before it. */
  close?: boolean;
  /** No space above: the section goes on from the one before. */
  join?: boolean;
  /** Without the grid's axes. */
  bare?: boolean;
  className?: string | undefined;
  as?: 'section' | 'div' | 'aside' | 'nav';
  id?: string | undefined;
  /** Id of the heading that names the section as a landmark. */
  labelledBy?: string | undefined;
  children: ReactNode;
};

/** A full-width section on the drawing sheet, with the grid's axes behind it. */
export function PageSheet({ ground = 'paper', close, join, bare, className, as: Tag = 'section', id, labelledBy, children }: Props) {
  const classes = ['sheet'];
  if (ground !== 'paper') classes.push(`sheet--${ground}`);
  if (close) classes.push('sheet--close');
  if (join) classes.push('sheet--join');
  if (bare) classes.push('sheet--bare');
  if (className) classes.push(className);
  return (
    <Tag className={classes.join(' ')} id={id} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
