/**
 * @generated SignedSource<<3681cc150aca39592b49cc47e53e12cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonalPageBar_root$data = {
  readonly nodeByUri: {
    readonly editingLockedBy?: {
      readonly node: {
        readonly name: string | null;
      };
    } | null;
    readonly hasPassword?: boolean | null;
    readonly isRestricted?: boolean | null;
    readonly status?: string | null;
    readonly uri: string | null;
  } | null;
  readonly " $fragmentType": "PersonalPageBar_root";
};
export type PersonalPageBar_root$key = {
  readonly " $data"?: PersonalPageBar_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonalPageBar_root">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "uri"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonalPageBar_root",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "uri",
          "variableName": "uri"
        }
      ],
      "concreteType": null,
      "kind": "LinkedField",
      "name": "nodeByUri",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uri",
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasPassword",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isRestricted",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ContentNodeToEditLockConnectionEdge",
              "kind": "LinkedField",
              "name": "editingLockedBy",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "User",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "ContentNode",
          "abstractKey": "__isContentNode"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};

(node as any).hash = "c20433d063be59237e94c84c3f947db7";

export default node;
