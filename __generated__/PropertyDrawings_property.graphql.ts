/**
 * @generated SignedSource<<24da18097a376dc8790087ab17b19918>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyDrawings_property$data = {
  readonly propertyFacts: {
    readonly " $fragmentSpreads": FragmentRefs<"drawingFacts_facts">;
  } | null;
  readonly propertyMeta: {
    readonly propertyAddress: string | null;
  } | null;
  readonly " $fragmentType": "PropertyDrawings_property";
};
export type PropertyDrawings_property$key = {
  readonly " $data"?: PropertyDrawings_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyDrawings_property">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PropertyDrawings_property",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Property_Propertymeta",
      "kind": "LinkedField",
      "name": "propertyMeta",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "propertyAddress",
          "storageKey": null
        }
      ],
      "storageKey": null
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

(node as any).hash = "59448dd89bcd002178741fe13e404e08";

export default node;
