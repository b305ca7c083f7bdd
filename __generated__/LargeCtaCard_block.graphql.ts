/**
 * @generated SignedSource<<5984f5874e548c795e77036bd5229b8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LargeCtaCard_block$data = {
  readonly attributes: {
    readonly link: {
      readonly target: string | null;
      readonly title: string | null;
      readonly url: string | null;
    } | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly " $fragmentType": "LargeCtaCard_block";
};
export type LargeCtaCard_block$key = {
  readonly " $data"?: LargeCtaCard_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"LargeCtaCard_block">;
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
  "name": "LargeCtaCard_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteLargeCtaCardBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AcfLink",
          "kind": "LinkedField",
          "name": "link",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "target",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteLargeCtaCardBlock",
  "abstractKey": null
};
})();

(node as any).hash = "0fc1a25e1631eef3ac38d5817ca4476f";

export default node;
