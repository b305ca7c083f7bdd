/** Packages of WordPress without types: only what the studio uses. */
declare module '@wordpress/edit-post' {
  export function initializeEditor(element: string, type: string, id: number, settings: object, initialEdits: object): unknown;
}

declare module '@wordpress/commands' {
  import type { ComponentType } from 'react';

  type Command = {
    name: string;
    label: string;
    searchLabel?: string;
    keywords?: readonly string[];
    category: 'view' | 'edit' | 'action';
    callback: (menu: { close: () => void }) => void;
  };

  export const CommandMenu: ComponentType;
  export const store: { name: string };
  export function useCommands(commands: readonly Command[]): void;
  export function useCommandLoader(loader: {
    name: string;
    hook: (input: { search: string }) => { commands: readonly Command[]; isLoading: boolean };
  }): void;
}

declare module '@wordpress/block-editor' {
  import type { ComponentType, ReactNode } from 'react';

  export const store: { name: string };
  export const InspectorControls: ComponentType<{ group?: string; children: ReactNode }>;
  export const InnerBlocks: ComponentType<Record<string, unknown>> & { Content: ComponentType; ButtonBlockAppender: ComponentType };
  export function useBlockProps(props?: object): Record<string, unknown>;
  export function useInnerBlocksProps(props?: object, options?: object): Record<string, unknown> & { children: ReactNode };
  export const LinkControl: ComponentType<Record<string, unknown>>;
  export const MediaUpload: ComponentType<Record<string, unknown>>;
  export const MediaUploadCheck: ComponentType<{ fallback?: ReactNode; children: ReactNode }>;
  export const RichText: ComponentType<Record<string, unknown>>;
}

declare module '@wordpress/format-library' {}
declare module '@wordpress/patterns' {}

declare module 'moment-timezone/moment-timezone.js' {
  const moment: { tz: { setDefault: (zone: string) => void } };
  export default moment;
}

declare module 'wp-styles/*' {
  const url: string;
  export default url;
}
