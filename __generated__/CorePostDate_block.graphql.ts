/**
 * @generated SignedSource<<ca6af347b4a2ea8720b74a083040dfea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorePostDate_block$data = {
  readonly attributes: {
    readonly backgroundColor?: string | null;
    readonly displayType?: string;
    readonly fontSize?: string | null;
    readonly format?: string | null;
    readonly isLink?: boolean;
    readonly style?: any | null;
    readonly textAlign?: string | null;
    readonly textColor?: string | null;
  } | null;
  readonly parentNode: {
    readonly loopNode: {
      readonly " $fragmentSpreads": FragmentRefs<"loopNode_node">;
    } | null;
  };
  readonly " $fragmentType": "CorePostDate_block";
};
export type CorePostDate_block$key = {
  readonly " $data"?: CorePostDate_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorePostDate_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorePostDate_block",
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
              "name": "displayType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "format",
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
          "type": "CorePostDateBlockAttributes",
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
  "type": "CorePostDateBlock",
  "abstractKey": null
};

(node as any).hash = "b613c9e3c9b9a36fd06d601630465018";

export default node;
