/**
 * @generated SignedSource<<a25a6357b57d8f883c25a36c04809ae3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreMediaText_block$data = {
  readonly attributes: {
    readonly anchor?: string | null;
    readonly backgroundColor?: string | null;
    readonly focalPoint?: any | null;
    readonly fontSize?: string | null;
    readonly href?: string | null;
    readonly imageFill?: boolean | null;
    readonly isStackedOnMobile?: boolean;
    readonly mediaAlt?: string;
    readonly mediaPosition?: string;
    readonly mediaTextAlign?: string;
    readonly mediaTextTarget?: string | null;
    readonly mediaType?: string | null;
    readonly mediaUrl?: string | null;
    readonly mediaWidth?: number;
    readonly style?: any | null;
    readonly textColor?: string | null;
    readonly verticalAlignment?: string | null;
  } | null;
  readonly mediaItem: {
    readonly node: {
      readonly mediaItemUrl: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    };
  } | null;
  readonly " $fragmentType": "CoreMediaText_block";
};
export type CoreMediaText_block$key = {
  readonly " $data"?: CoreMediaText_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreMediaText_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreMediaText_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediaAlt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediaPosition",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediaUrl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediaType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediaWidth",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "href",
              "storageKey": null
            },
            {
              "alias": "mediaTextTarget",
              "args": null,
              "kind": "ScalarField",
              "name": "linkTarget",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isStackedOnMobile",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "verticalAlignment",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "imageFill",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "focalPoint",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "anchor",
              "storageKey": null
            },
            {
              "alias": "mediaTextAlign",
              "args": null,
              "kind": "ScalarField",
              "name": "align",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "backgroundColor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "textColor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fontSize",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "style",
              "storageKey": null
            }
          ],
          "type": "CoreMediaTextBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreMediaTextBlockToMediaItemConnectionEdge",
      "kind": "LinkedField",
      "name": "mediaItem",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediaItemUrl",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Picture_image"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreMediaTextBlock",
  "abstractKey": null
};

(node as any).hash = "5e2e5d94be92a8781bf69ae900682ba7";

export default node;
