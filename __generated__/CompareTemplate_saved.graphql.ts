/**
 * @generated SignedSource<<63e1f5ef71b53b9971eccb84d9614598>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareTemplate_saved$data = ReadonlyArray<{
  readonly slug: string | null;
  readonly title: string | null;
  readonly " $fragmentType": "CompareTemplate_saved";
}>;
export type CompareTemplate_saved$key = ReadonlyArray<{
  readonly " $data"?: CompareTemplate_saved$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareTemplate_saved">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CompareTemplate_saved",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "Property",
  "abstractKey": null
};

(node as any).hash = "0fe128873a683f4b8b78c26f5233baee";

export default node;
