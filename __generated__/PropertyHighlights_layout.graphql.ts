/**
 * @generated SignedSource<<ccf39942bc3ceff33e06b0fa44646889>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyHighlights_layout$data = {
  readonly highlights: ReadonlyArray<{
    readonly subtitle: string | null;
    readonly title: string | null;
  }> | null;
  readonly title: string | null;
  readonly " $fragmentType": "PropertyHighlights_layout";
};
export type PropertyHighlights_layout$key = {
  readonly " $data"?: PropertyHighlights_layout$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyHighlights_layout">;
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
  "name": "PropertyHighlights_layout",
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

(node as any).hash = "ea2752034b819e62cb23a5fa20931ab1";

export default node;
