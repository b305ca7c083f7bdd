/**
 * @generated SignedSource<<e032e55ccd36b2a85a0f66e20fb1a99c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CampaignHighlights_layout$data = {
  readonly highlights: ReadonlyArray<{
    readonly subtitle: string | null;
    readonly title: string | null;
  }> | null;
  readonly title: string | null;
  readonly " $fragmentType": "CampaignHighlights_layout";
};
export type CampaignHighlights_layout$key = {
  readonly " $data"?: CampaignHighlights_layout$data;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignHighlights_layout">;
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
  "name": "CampaignHighlights_layout",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyPage_Propertypages_Blocks_Highlights_highlights",
      "kind": "LinkedField",
      "name": "highlights",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subtitle",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyPage_Propertypages_Blocks_Highlights",
  "abstractKey": null
};
})();

(node as any).hash = "15fbcb8b757ddbc72533b77f116e7503";

export default node;
