/**
 * @generated SignedSource<<6e5616e7f0274e8db49c392370ac749b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareTemplate_properties$data = ReadonlyArray<{
  readonly slug: string | null;
  readonly title: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"CompareTable_properties">;
  readonly " $fragmentType": "CompareTemplate_properties";
}>;
export type CompareTemplate_properties$key = ReadonlyArray<{
  readonly " $data"?: CompareTemplate_properties$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareTemplate_properties">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CompareTemplate_properties",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompareTable_properties"
    }
  ],
  "type": "Property",
  "abstractKey": null
};

(node as any).hash = "308d03a83afa9c07de2372916d2b404f";

export default node;
