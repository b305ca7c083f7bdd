/** What a block looks like in the canvas. The program around the editor can replace it; WordPress itself would show the summary. */
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import { BlockSummary } from './BlockSummary.tsx';

export type BlockPreviewProps = {
  name: string;
  clientId: string;
  attributes: Record<string, unknown>;
  /** The blocks inside, with their own controls. Null if the block holds none. */
  innerBlocks: ReactNode;
};

let preview: ComponentType<BlockPreviewProps> = BlockSummary;

/** Call it before the editor starts. */
export function setBlockPreview(component: ComponentType<BlockPreviewProps>): void {
  preview = component;
}

export const renderBlockPreview = (props: BlockPreviewProps): ReactElement => createElement(preview, props);
