'use client';
import dynamic from 'next/dynamic';
import type { PopupItemsProps } from './Popup.client.tsx';

const LazyPopupItems = dynamic(() => import('./Popup.client.tsx').then((module) => module.PopupItems));

/** The interactive part of a {@link Popup}: opens, closes and switches its items. */
export function PopupItems(props: PopupItemsProps) {
  return <LazyPopupItems {...props} />;
}
