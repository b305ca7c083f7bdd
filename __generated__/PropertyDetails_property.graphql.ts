/**
 * @generated SignedSource<<0e51996c18f0da2b05a50fad5e6195c0>>
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
  readonly " $fragmentSpreads": FragmentRefs<"PropertyFactGrid_property">;
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
      "name": "PropertyFactGrid_property"
    }
  ],
  "type": "Property",
  "abstractKey": null
};

(node as any).hash = "8e3fefb62c802ad15ac3fe453d962609";

export default node;
