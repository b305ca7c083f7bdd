'use client';
import dynamic from 'next/dynamic';
import type { PopupStoriesProps } from './Popup.client.tsx';

const Stories = dynamic(() => import('./Popup.client.tsx').then((module) => module.PopupStories));

/** Opens, closes and turns the stories of a {@link Popup}. */
export function PopupStories(props: PopupStoriesProps) {
  return <Stories {...props} />;
}
