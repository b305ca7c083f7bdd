/**
 * @generated SignedSource<<0954e2fc7ace1921a7801832c8adf090>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyFeed_properties$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyRow_property">;
  readonly " $fragmentType": "PropertyFeed_properties";
}>;
export type PropertyFeed_properties$key = ReadonlyArray<{
  readonly " $data"?: PropertyFeed_properties$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyFeed_properties">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PropertyFeed_properties",
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

(node as any).hash = "39527a75f221999d3641405ef5bca70a";

export default node;
