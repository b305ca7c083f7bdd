import type { ReactNode } from 'react';

type Props = {
  ground?: 'paper' | 'sunk' | 'night';
  /** Whether there is less space above and below, for a section that belongs to the hero before it. */
  lessPadding?: boolean;
  /** Whether there is no space above, because the section continues the one before. */
  noTopPadding?: boolean;
  /** Whether the axes of the grid are hidden. */
  withoutAxes?: boolean;
  className?: string | undefined;
  as?: 'section' | 'div' | 'aside' | 'nav';
  id?: string | undefined;
  /** The id of the heading that names the section as a landmark. */
  labelledBy?: string | undefined;
  children: ReactNode;
};

/** A full-width section of a page, with the axes of the grid behind its content. */
export function PageSheet({
  ground = 'paper',
  lessPadding,
  noTopPadding,
  withoutAxes,
  className,
  as: Tag = 'section',
  id,
  labelledBy,
  children,
}: Props) {
  const classes = ['sheet'];
  if (ground !== 'paper') classes.push(`sheet--${ground}`);
  if (lessPadding) classes.push('sheet--less-padding');
  if (noTopPadding) classes.push('sheet--no-top-padding');
  if (withoutAxes) classes.push('sheet--without-axes');
  if (className) classes.push(className);
  return (
    <Tag className={classes.join(' ')} id={id} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
