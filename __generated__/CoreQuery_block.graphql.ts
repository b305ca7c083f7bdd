/**
 * @generated SignedSource<<9b569394dbdd23b750115553c3f2b27e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreQuery_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly displayLayout?: any;
  } | null;
  readonly loop: {
    readonly entries: ReadonlyArray<{
      readonly content: string | null;
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"loopNode_node">;
      };
    }>;
    readonly isPastEnd: boolean;
    readonly list: string;
    readonly position: number;
    readonly size: number;
    readonly total: number;
  } | null;
  readonly parentNode: {
    readonly uri?: string | null;
  };
  readonly " $fragmentType": "CoreQuery_block";
};
export type CoreQuery_block$key = {
  readonly " $data"?: CoreQuery_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreQuery_block">;
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
  "name": "CoreQuery_block",
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
              "name": "displayLayout",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "align",
              "storageKey": null
            }
          ],
          "type": "CoreQueryBlockAttributes",
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
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uri",
              "storageKey": null
            }
          ],
          "type": "UniformResourceIdentifiable",
          "abstractKey": "__isUniformResourceIdentifiable"
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
      "concreteType": "QueryLoop",
      "kind": "LinkedField",
      "name": "loop",
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
          "concreteType": "LoopEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "loopNode_node"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "content",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreQueryBlock",
  "abstractKey": null
};

(node as any).hash = "966d59fa0c6ce91a8499fb0096a109f0";

export default node;
