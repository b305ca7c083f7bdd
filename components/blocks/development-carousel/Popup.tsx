import type { ReactNode } from 'react';
import { Island } from '#components/ui/core/Island.tsx';
import { PopupStories } from './Popup.island.tsx';
import styles from './Popup.module.css';

export type PopupStory = {
  /** Unique on the page; the story can be linked to by it. */
  id: string;
  title: string;
  /** What stands in the row of cards: picture, title, status. */
  card: ReactNode;
  /** Picture or drawing beside the story. */
  picture?: ReactNode;
  /** The story below its title. */
  content: ReactNode;
};

type Props = {
  /** Accessible name of the popup: what its stories have in common. */
  label: string;
  stories: readonly PopupStory[];
  level?: 3 | 4;
};

/**
 * Cards, each of which opens its story: in a popup over the page below the tablet breakpoint, in the page from there on. Without script the
 * cards lead to the stories as links do, which then stand below them.
 */
export function Popup({ label, stories, level = 3 }: Props) {
  if (stories.length === 0) return null;
  return (
    <div className={styles.root}>
      <Island on="visible">
        <PopupStories label={label} stories={stories} level={level} />
      </Island>
    </div>
  );
}
