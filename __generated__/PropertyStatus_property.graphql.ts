/**
 * @generated SignedSource<<412d08d77e9a6cd95c5e107029717a90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyStatus_property$data = {
  readonly cardStatus: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null;
      readonly slug: string | null;
    }>;
  } | null;
  readonly propertyFacts: {
    readonly availableFrom: string | null;
  } | null;
  readonly " $fragmentType": "PropertyStatus_property";
};
export type PropertyStatus_property$key = {
  readonly " $data"?: PropertyStatus_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyStatus_property">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PropertyStatus_property",
  "selections": [
    {
      "alias": "cardStatus",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "allStatus(first:1)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Property_Propertyfacts",
      "kind": "LinkedField",
      "name": "propertyFacts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableFrom",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Property",
  "abstractKey": null
};

(node as any).hash = "0f4fae258a2e602d8d0caf7f3ce5c0b2";

export default node;
