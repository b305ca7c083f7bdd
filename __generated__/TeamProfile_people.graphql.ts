/**
 * @generated SignedSource<<2484abc5139120c0a4d32938db3d6c9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamProfile_people$data = ReadonlyArray<{
  readonly teamMeta: {
    readonly title: string | null;
  } | null;
  readonly title: string | null;
  readonly uri: string | null;
  readonly " $fragmentType": "TeamProfile_people";
}>;
export type TeamProfile_people$key = ReadonlyArray<{
  readonly " $data"?: TeamProfile_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamProfile_people">;
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
  "name": "TeamProfile_people",
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
    }
  ],
  "type": "Team",
  "abstractKey": null
};
})();

(node as any).hash = "47f5b5d254bbdb2a92ebf570817fbe71";

export default node;
