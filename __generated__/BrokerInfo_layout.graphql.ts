/**
 * @generated SignedSource<<325c1876745321416ae90a535fa07558>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrokerInfo_layout$data = {
  readonly description: string | null;
  readonly items: ReadonlyArray<{
    readonly email: string | null;
    readonly logo: {
      readonly " $fragmentSpreads": FragmentRefs<"Portrait_image">;
    } | null;
    readonly name: string | null;
    readonly phone: string | null;
    readonly position: string | null;
    readonly profilePic: {
      readonly " $fragmentSpreads": FragmentRefs<"Portrait_image">;
    } | null;
  }> | null;
  readonly title: string | null;
  readonly " $fragmentType": "BrokerInfo_layout";
};
export type BrokerInfo_layout$key = {
  readonly " $data"?: BrokerInfo_layout$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrokerInfo_layout">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Portrait_image"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrokerInfo_layout",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyPage_Propertypages_Blocks_BrokerInfo_items",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "logo",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "profilePic",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyPage_Propertypages_Blocks_BrokerInfo",
  "abstractKey": null
};
})();

(node as any).hash = "5d9011e37480911a4f3ddbc23cd891e8";

export default node;
