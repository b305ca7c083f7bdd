/**
 * @generated SignedSource<<1a5498299953643d1bed756fc431766f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorePostFeaturedImage_block$data = {
  readonly attributes: {
    readonly align: string | null;
    readonly coreHeight: string | null;
    readonly featuredScale: string;
    readonly isLink: boolean;
    readonly linkTarget: string;
    readonly style: any | null;
  } | null;
  readonly parentNode: {
    readonly loopNode: {
      readonly " $fragmentSpreads": FragmentRefs<"loopNode_node">;
    } | null;
  };
  readonly " $fragmentType": "CorePostFeaturedImage_block";
};
export type CorePostFeaturedImage_block$key = {
  readonly " $data"?: CorePostFeaturedImage_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorePostFeaturedImage_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorePostFeaturedImage_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostFeaturedImageBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLink",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linkTarget",
          "storageKey": null
        },
        {
          "alias": "featuredScale",
          "args": null,
          "kind": "ScalarField",
          "name": "scale",
          "storageKey": null
        },
        {
          "alias": "coreHeight",
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "align",
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "parentNode",
      "plural": false,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "loopNode_node"
              }
            ],
            "type": "ContentNode",
            "abstractKey": "__isContentNode"
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "loopNode"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CorePostFeaturedImageBlock",
  "abstractKey": null
};

(node as any).hash = "88b62428ec1997e0ac1da9e091f3fb9b";

export default node;
