/**
 * @generated SignedSource<<5c445a9818e5c57916d40e17322bfca8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertiesWithSpace_properties$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyRow_property">;
  readonly " $fragmentType": "PropertiesWithSpace_properties";
}>;
export type PropertiesWithSpace_properties$key = ReadonlyArray<{
  readonly " $data"?: PropertiesWithSpace_properties$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertiesWithSpace_properties">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PropertiesWithSpace_properties",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PropertyRow_property"
    }
  ],
  "type": "Property",
  "abstractKey": null
};

(node as any).hash = "73d28e2e920b4ecb456cdbabc4d8957a";

export default node;
