/**
 * @generated SignedSource<<2d0a0d153442aca51ab7657a4378b74f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamContacts_people$data = ReadonlyArray<{
  readonly featuredImage: {
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"Portrait_image">;
    };
  } | null;
  readonly slug: string | null;
  readonly teamMeta: {
    readonly email: string | null;
    readonly phone: number | null;
    readonly title: string | null;
  } | null;
  readonly title: string | null;
  readonly uri: string | null;
  readonly " $fragmentType": "TeamContacts_people";
}>;
export type TeamContacts_people$key = ReadonlyArray<{
  readonly " $data"?: TeamContacts_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamContacts_people">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "TeamContacts_people",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
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
        (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "email",
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

(node as any).hash = "ae077e3880afc810dfeae9687fc728cf";

export default node;
