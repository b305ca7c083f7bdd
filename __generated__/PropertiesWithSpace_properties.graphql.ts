/**
 * @generated SignedSource<<037006e20e7238fb8811ef8a119fd77a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertiesWithSpace_properties$data = ReadonlyArray<{
  readonly id: string;
  readonly placeStatus: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string | null;
    }>;
  } | null;
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
      "alias": "placeStatus",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "PropertyToStatusConnection",
      "kind": "LinkedField",
      "name": "allStatus",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Status",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "allStatus(first:1)"
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

(node as any).hash = "10c7261ccb2b633059b456a95e2f18e6";

export default node;
