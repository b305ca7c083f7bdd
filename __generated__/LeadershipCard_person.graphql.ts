/**
 * @generated SignedSource<<fad1544a51b2ce5fd789e415c4f0f945>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadershipCard_person$data = {
  readonly featuredImage: {
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"Portrait_image">;
    };
  } | null;
  readonly leadershipMeta: {
    readonly excerpt: string | null;
    readonly largeImage: {
      readonly " $fragmentSpreads": FragmentRefs<"Portrait_image">;
    } | null;
    readonly title: string | null;
  } | null;
  readonly title: string | null;
  readonly uri: string | null;
  readonly " $fragmentType": "LeadershipCard_person";
};
export type LeadershipCard_person$key = {
  readonly " $data"?: LeadershipCard_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadershipCard_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = [
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
  "name": "LeadershipCard_person",
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
      "concreteType": "Leadership_Leadershipmeta",
      "kind": "LinkedField",
      "name": "leadershipMeta",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "excerpt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "largeImage",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
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
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Leadership",
  "abstractKey": null
};
})();

(node as any).hash = "be9774d61dfdd392d28b3796a2b8e8dc";

export default node;
