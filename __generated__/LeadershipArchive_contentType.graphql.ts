/**
 * @generated SignedSource<<86532984fa847ef71651798f34fa53c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadershipArchive_contentType$data = {
  readonly people: {
    readonly nodes: ReadonlyArray<{
      readonly id?: string;
      readonly person: {
        readonly " $fragmentSpreads": FragmentRefs<"LeadershipCard_person">;
      } | null;
    }>;
    readonly pageInfo: {
      readonly " $fragmentSpreads": FragmentRefs<"ListPagination_pageInfo">;
    };
  } | null;
  readonly uri: string | null;
  readonly " $fragmentType": "LeadershipArchive_contentType";
};
export type LeadershipArchive_contentType$key = {
  readonly " $data"?: LeadershipArchive_contentType$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadershipArchive_contentType">;
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
  "name": "LeadershipArchive_contentType",
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
                }
              ],
              "type": "Leadership",
              "abstractKey": null
            },
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "LeadershipCard_person"
                  }
                ],
                "type": "Leadership",
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

(node as any).hash = "023dbde489cc2d543719b5e986fe053d";

export default node;
