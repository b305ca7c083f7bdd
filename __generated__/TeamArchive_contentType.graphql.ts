/**
 * @generated SignedSource<<634eea2094882111aea19361e4348d4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamArchive_contentType$data = {
  readonly people: {
    readonly nodes: ReadonlyArray<{
      readonly id?: string;
      readonly person: {
        readonly " $fragmentSpreads": FragmentRefs<"TeamMemberCard_person">;
      } | null;
      readonly teamMeta?: {
        readonly department: string | null;
      } | null;
    }>;
    readonly pageInfo: {
      readonly " $fragmentSpreads": FragmentRefs<"ListPagination_pageInfo">;
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
      "alias": "people",
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
            "hasPassword": false,
            "orderby": [
              {
                "field": "MENU_ORDER",
                "order": "ASC"
              },
              {
                "field": "TITLE",
                "order": "ASC"
              }
            ]
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "ListPagination_pageInfo"
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

(node as any).hash = "3144ef7c5b6234100c5937041adadbc7";

export default node;
