/**
 * @generated SignedSource<<f6a750d5cb0d5d0dae946c3db57d7a8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreNavigation_block$data = {
  readonly attributes: {
    readonly backgroundColor?: string | null;
    readonly fontSize?: string | null;
    readonly layout?: any | null;
    readonly maxNestingLevel?: number;
    readonly overlayMenu?: string;
    readonly showSubmenuIcon?: boolean;
    readonly textColor?: string | null;
  } | null;
  readonly innerLinks: ReadonlyArray<{
    readonly name: string;
  }> | null;
  readonly menu: {
    readonly menuItems: {
      readonly nodes: ReadonlyArray<{
        readonly description: string | null;
        readonly id: string;
        readonly label: string | null;
        readonly parentId: string | null;
        readonly target: string | null;
        readonly uri: string | null;
      }>;
    } | null;
    readonly name: string | null;
  } | null;
  readonly " $fragmentType": "CoreNavigation_block";
};
export type CoreNavigation_block$key = {
  readonly " $data"?: CoreNavigation_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreNavigation_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreNavigation_block",
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
              "name": "overlayMenu",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "showSubmenuIcon",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maxNestingLevel",
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
              "name": "layout",
              "storageKey": null
            }
          ],
          "type": "CoreNavigationBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "innerLinks",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "innerBlocks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Menu",
      "kind": "LinkedField",
      "name": "menu",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 100
            }
          ],
          "concreteType": "MenuToMenuItemConnection",
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
                  "name": "parentId",
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
                  "args": null,
                  "kind": "ScalarField",
                  "name": "uri",
                  "storageKey": null
                },
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
                  "kind": "ScalarField",
                  "name": "description",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "menuItems(first:100)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreNavigationBlock",
  "abstractKey": null
};
})();

(node as any).hash = "5f1d4b827cb1c5686ee4a0f6071e6979";

export default node;
