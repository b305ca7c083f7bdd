/**
 * The unsaved blocks of an open editor, which the site renders for its canvas (content/server/studio/canvas-route.ts). They are kept in memory, only while the
 * editor waits for the picture, under a random token that never leaves the two services.
 */
import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Block } from '../../blocks/types.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { toContentBlocks } from '../../store/blocks/content-block.ts';
import { expandReusableBlocks } from '../../store/blocks/reusable-blocks.ts';
import type { SchemaBuilder } from '../core/builder.ts';

/** A top-level block of a canvas with its inner blocks. */
export type CanvasBlock = {
  /** The id that the editor gave the block. */
  clientId: string;
  /** Whether it is the first block of the content, which shows the title of the page. */
  isFirst: boolean;
  /** The block and its inner blocks, in document order. The ids are unique in the whole canvas. */
  blocks: readonly Block[];
};

type Canvas = {
  /** The content that is being edited, as its editor sees it. */
  node: NodeRow | null;
  blocks: readonly CanvasBlock[];
};

const TOKEN_BYTES = 32;

/** An editor waits a shorter time for the picture. */
const MAX_AGE_MS = 60_000;

/** More canvases than are ever rendered at the same time (content/server/studio/canvas-route.ts). */
const MAX_CANVASES = 50;

const canvases = new LRUCache<string, Canvas>({ max: MAX_CANVASES, ttl: MAX_AGE_MS });

/** Keeps blocks for a minute at most. @returns the token of the canvas */
export function storeCanvas(canvas: Canvas): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  canvases.set(token, canvas);
  return token;
}

/** Ends the validity of a token. */
export function deleteCanvas(token: string): void {
  canvases.delete(token);
}

export function declareCanvasBlocks(builder: SchemaBuilder): void {
  builder.object('CanvasBlock', {
    description: 'A block of an open editor, to be rendered for its canvas.',
    fields: {
      clientId: { type: 'String!', description: 'The id that the editor gave the block.' },
      isFirst: { type: 'Boolean!', description: 'Whether it is the first block of the content, which shows the title of the page.' },
      blocks: {
        type: '[Block!]!',
        description: 'The block and its inner blocks, in document order.',
        resolve: ({ blocks, node }: CanvasBlock & Canvas, _args, { store }) => expandReusableBlocks(toContentBlocks(blocks, node), store),
      },
    },
  });
  builder.extend('RootQuery', {
    canvasBlocks: {
      type: '[CanvasBlock!]',
      description:
        'Unsaved blocks of an open editor, as visitors would see them. The site renders them for the canvas of the studio. Null for a token that is not valid.',
      args: { token: { type: 'String!', description: 'The token that the content service has sent to the site.' } },
      resolve: (_root, { token }: { token: string }, { markPrivate }) => {
        // The result depends on the current time.
        markPrivate();
        const canvas = canvases.get(token);
        return canvas ? canvas.blocks.map((block) => ({ ...block, node: canvas.node })) : null;
      },
    },
  });
}
