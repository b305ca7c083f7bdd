/**
 * @generated SignedSource<<fed4c8533c31b98501f839ec0db3dca1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamArchive_contentType$data = {
  readonly directory: {
    readonly nodes: ReadonlyArray<{
      readonly id?: string;
      readonly menuOrder?: number | null;
      readonly person: {
        readonly " $fragmentSpreads": FragmentRefs<"TeamMemberCard_person">;
      } | null;
      readonly teamMeta?: {
        readonly department: string | null;
      } | null;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
    };
  } | null;
  readonly uri: string | null;
  readonly " $fragmentType": "TeamArchive_contentType";
};
export type TeamArchive_contentType$key = {
  readonly " $data"?: TeamArchive_contentType$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamArchive_contentType">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "after"
    },
    {
      "kind": "RootArgument",
      "name": "before"
    },
    {
      "kind": "RootArgument",
      "name": "directoryFirst"
    },
    {
      "kind": "RootArgument",
      "name": "directoryLast"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamArchive_contentType",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uri",
      "storageKey": null
    },
    {
      "alias": "directory",
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "before",
          "variableName": "before"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "directoryFirst"
        },
        {
          "kind": "Variable",
          "name": "last",
          "variableName": "directoryLast"
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "hasPassword": false
          }
        }
      ],
      "concreteType": "ContentTypeToContentNodeConnection",
      "kind": "LinkedField",
      "name": "contentNodes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "menuOrder",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Team_Teammeta",
                  "kind": "LinkedField",
                  "name": "teamMeta",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "department",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "Team",
              "abstractKey": null
            },
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TeamMemberCard_person"
                  }
                ],
                "type": "Team",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "person"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ContentTypeToContentNodeConnectionPageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasPreviousPage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContentType",
  "abstractKey": null
};

(node as any).hash = "f0229f51b1e9ae48ff9ad7ccaf82cfca";

export default node;
