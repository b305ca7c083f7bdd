/**
 * @generated SignedSource<<f8ea4d3db450e6fe1b2478dbd2ff1b14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyDetails_property$data = {
  readonly propertyMeta: {
    readonly propertyAddress: string | null;
  } | null;
  readonly uri: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"BrochureButton_property" | "readPropertyFacts_property">;
  readonly " $fragmentType": "PropertyDetails_property";
};
export type PropertyDetails_property$key = {
  readonly " $data"?: PropertyDetails_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyDetails_property">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PropertyDetails_property",
  "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "BrochureButton_property"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "readPropertyFacts_property"
    }
  ],
  "type": "Property",
  "abstractKey": null
};

(node as any).hash = "90f845b8b10d87cb4f7e605ad273ff84";

export default node;
