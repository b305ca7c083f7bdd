/**
 * @generated SignedSource<<2f0fd27c3f876c7a1b072003c4b92ef5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyDistances_property$data = {
  readonly propertyFacts: {
    readonly coordinates: {
      readonly latitude: number | null;
      readonly longitude: number | null;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"drawingFacts_facts">;
  } | null;
  readonly " $fragmentType": "PropertyDistances_property";
};
export type PropertyDistances_property$key = {
  readonly " $data"?: PropertyDistances_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyDistances_property">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PropertyDistances_property",
  "selections": [
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
          "concreteType": "Coordinates",
          "kind": "LinkedField",
          "name": "coordinates",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "latitude",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "longitude",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "drawingFacts_facts"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Property",
  "abstractKey": null
};

(node as any).hash = "4baab88501023842197f79e1b39ce478";

export default node;
