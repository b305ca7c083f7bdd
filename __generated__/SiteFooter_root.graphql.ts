/**
 * @generated SignedSource<<6a84bf704675278a9c941656b7b9bd40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteFooter_root$data = {
  readonly footer: {
    readonly nodes: ReadonlyArray<{
      readonly childItems: {
        readonly nodes: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"MenuLinks_items">;
        }>;
      } | null;
      readonly id: string;
      readonly label: string | null;
    }>;
  } | null;
  readonly generalSettings: {
    readonly title: string | null;
  } | null;
  readonly legal: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"MenuLinks_items">;
    }>;
  } | null;
  readonly options: {
    readonly footerContactInfo: string | null;
    readonly gaId: string | null;
    readonly gtmId: string | null;
    readonly socialMedia: ReadonlyArray<{
      readonly icon: {
        readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
      } | null;
      readonly link: string | null;
      readonly social: string | null;
    }> | null;
  } | null;
  readonly " $fragmentType": "SiteFooter_root";
};
export type SiteFooter_root$key = {
  readonly " $data"?: SiteFooter_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_root">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MenuItem",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MenuLinks_items"
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteFooter_root",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GeneralSettings",
      "kind": "LinkedField",
      "name": "generalSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "footerContactInfo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gaId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gtmId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteOptions_socialMedia",
          "kind": "LinkedField",
          "name": "socialMedia",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "social",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "link",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MediaItem",
              "kind": "LinkedField",
              "name": "icon",
              "plural": false,
              "selections": [
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
      "storageKey": null
    },
    {
      "alias": "footer",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "location": "FOOTER_MENU",
            "parentDatabaseId": 0
          }
        }
      ],
      "concreteType": "RootQueryToMenuItemConnection",
      "kind": "LinkedField",
      "name": "menuItems",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MenuItem",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
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
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "first",
                  "value": 12
                }
              ],
              "concreteType": "MenuItemToMenuItemConnection",
              "kind": "LinkedField",
              "name": "childItems",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": "childItems(first:12)"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "menuItems(first:6,where:{\"location\":\"FOOTER_MENU\",\"parentDatabaseId\":0})"
    },
    {
      "alias": "legal",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "location": "LEGAL_MENU",
            "parentDatabaseId": 0
          }
        }
      ],
      "concreteType": "RootQueryToMenuItemConnection",
      "kind": "LinkedField",
      "name": "menuItems",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "menuItems(first:10,where:{\"location\":\"LEGAL_MENU\",\"parentDatabaseId\":0})"
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};
})();

(node as any).hash = "4d6112c2ba70224bd7d243d45e9e2f5c";

export default node;
