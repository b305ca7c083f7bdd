/**
 * @generated SignedSource<<b554fb1b1983b8f335bfcd491d3d8fe8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorePostTitle_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly backgroundColor?: string | null;
    readonly fontSize?: string | null;
    readonly isLink?: boolean;
    readonly level?: number;
    readonly linkTarget?: string;
    readonly style?: any | null;
    readonly textAlign?: string | null;
    readonly textColor?: string | null;
  } | null;
  readonly parentNode: {
    readonly loopNode: {
      readonly " $fragmentSpreads": FragmentRefs<"loopNode_node">;
    } | null;
  };
  readonly " $fragmentType": "CorePostTitle_block";
};
export type CorePostTitle_block$key = {
  readonly " $data"?: CorePostTitle_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorePostTitle_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorePostTitle_block",
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
              "name": "level",
              "storageKey": null
            },
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
              "name": "textAlign",
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
          "type": "CorePostTitleBlockAttributes",
          "abstractKey": null
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
  "type": "CorePostTitleBlock",
  "abstractKey": null
};

(node as any).hash = "d97de1869f3584997634fe3389dbc741";

export default node;
