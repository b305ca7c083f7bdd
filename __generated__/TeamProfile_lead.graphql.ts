/**
 * @generated SignedSource<<4dd7c17e239a5a6aea7c1f810c7caed9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamProfile_lead$data = {
  readonly featuredImage: {
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"Portrait_image">;
    };
  } | null;
  readonly teamMeta: {
    readonly title: string | null;
  } | null;
  readonly title: string | null;
  readonly uri: string | null;
  readonly " $fragmentType": "TeamProfile_lead";
};
export type TeamProfile_lead$key = {
  readonly " $data"?: TeamProfile_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamProfile_lead">;
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
  "name": "TeamProfile_lead",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Team_Teammeta",
      "kind": "LinkedField",
      "name": "teamMeta",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NodeWithFeaturedImageToMediaItemConnectionEdge",
      "kind": "LinkedField",
      "name": "featuredImage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Portrait_image"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};
})();

(node as any).hash = "a028ba27882d5cbd6ea3735c92765e70";

export default node;
