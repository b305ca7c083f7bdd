/**
 * @generated SignedSource<<6e362e78b715698651dbb78ab94fefb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactGroups_people$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"TeamContacts_people">;
  readonly " $fragmentType": "ContactGroups_people";
}>;
export type ContactGroups_people$key = ReadonlyArray<{
  readonly " $data"?: ContactGroups_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactGroups_people">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ContactGroups_people",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TeamContacts_people"
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "2b61d1539f7b0d788f3a4f8ae2a662ca";

export default node;
