/**
 * @generated SignedSource<<7b1951246017a1909715ff4e965942d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreComments_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly backgroundColor?: string | null;
    readonly fontSize?: string | null;
    readonly legacy?: boolean;
    readonly style?: any | null;
    readonly textColor?: string | null;
  } | null;
  readonly discussion: {
    readonly count: number;
    readonly entries: ReadonlyArray<{
      readonly comment: {
        readonly " $fragmentSpreads": FragmentRefs<"loopComment_comment">;
      };
      readonly depth: number;
    }>;
    readonly isPastEnd: boolean;
    readonly list: string;
    readonly maxDepth: number;
    readonly open: boolean;
    readonly position: number;
    readonly size: number;
    readonly total: number;
  } | null;
  readonly parentNode: {
    readonly loopNode: {
      readonly " $fragmentSpreads": FragmentRefs<"loopNode_node">;
    } | null;
  };
  readonly " $fragmentType": "CoreComments_block";
};
export type CoreComments_block$key = {
  readonly " $data"?: CoreComments_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreComments_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "parameters"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreComments_block",
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
              "name": "legacy",
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
              "name": "style",
              "storageKey": null
            }
          ],
          "type": "CoreCommentsBlockAttributes",
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
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "parameters",
          "variableName": "parameters"
        }
      ],
      "concreteType": "Discussion",
      "kind": "LinkedField",
      "name": "discussion",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "list",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPastEnd",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxDepth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DiscussionEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "depth",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Comment",
              "kind": "LinkedField",
              "name": "comment",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "loopComment_comment"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCommentsBlock",
  "abstractKey": null
};

(node as any).hash = "037af9ec663bd2bdc55d8b6ae6b00a93";

export default node;
