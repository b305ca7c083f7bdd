/**
 * @generated SignedSource<<0c84fb6dd6207a554e49757274e9b260>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExpansionOpportunities_layout$data = {
  readonly items: ReadonlyArray<{
    readonly image: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    } | null;
    readonly subtitle: string | null;
    readonly title: string | null;
  }> | null;
  readonly title: string | null;
  readonly " $fragmentType": "ExpansionOpportunities_layout";
};
export type ExpansionOpportunities_layout$key = {
  readonly " $data"?: ExpansionOpportunities_layout$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExpansionOpportunities_layout">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExpansionOpportunities_layout",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyPage_Propertypages_Blocks_ExpansionOpportunities_items",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subtitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "image",
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
  "type": "PropertyPage_Propertypages_Blocks_ExpansionOpportunities",
  "abstractKey": null
};
})();

(node as any).hash = "252cdd0c061d5562ad45cdbd83ed8e64";

export default node;
