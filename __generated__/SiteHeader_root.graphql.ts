/**
 * @generated SignedSource<<c6a6205efd0c2d113a13feff725cd8fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteHeader_root$data = {
  readonly generalSettings: {
    readonly description: string | null;
    readonly title: string | null;
  } | null;
  readonly identitySettings: {
    readonly logo: {
      readonly " $fragmentSpreads": FragmentRefs<"SiteLogo_image">;
    } | null;
  } | null;
  readonly main: {
    readonly nodes: ReadonlyArray<{
      readonly childItems: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
      } | null;
      readonly featuredItem: {
        readonly showPropertySearch: boolean | null;
      } | null;
      readonly id: string;
      readonly label: string | null;
      readonly target: string | null;
      readonly uri: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"MenuPanel_item">;
    }>;
  } | null;
  readonly nodeByUri: {
    readonly uri: string | null;
  } | null;
  readonly options: {
    readonly footerContactInfo: string | null;
  } | null;
  readonly top: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"MenuLinks_items">;
    }>;
  } | null;
  readonly " $fragmentType": "SiteHeader_root";
};
export type SiteHeader_root$key = {
  readonly " $data"?: SiteHeader_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteHeader_root">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "asPreview"
    },
    {
      "kind": "RootArgument",
      "name": "uri"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteHeader_root",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "asPreview",
          "variableName": "asPreview"
        },
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IdentitySettings",
      "kind": "LinkedField",
      "name": "identitySettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "logo",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SiteLogo_image"
            }
          ],
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": "main",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 12
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "location": "MAIN_MENU",
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
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "target",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MenuItem_Featureditem",
              "kind": "LinkedField",
              "name": "featuredItem",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "showPropertySearch",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "first",
                  "value": 20
                }
              ],
              "concreteType": "MenuItemToMenuItemConnection",
              "kind": "LinkedField",
              "name": "childItems",
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
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": "childItems(first:20)"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MenuPanel_item"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "menuItems(first:12,where:{\"location\":\"MAIN_MENU\",\"parentDatabaseId\":0})"
    },
    {
      "alias": "top",
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
            "location": "TOP_NAV_MENU",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "MenuLinks_items"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "menuItems(first:10,where:{\"location\":\"TOP_NAV_MENU\",\"parentDatabaseId\":0})"
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};
})();

(node as any).hash = "8c73933bc1904a1c7e96b7870fdb0fd4";

export default node;
