/**
 * @generated SignedSource<<a12192cf1192555f5b97c8872e81adf0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyHighlights_property$data = {
  readonly propertyFacts: {
    readonly highlights: ReadonlyArray<{
      readonly text: string | null;
      readonly title: string | null;
    }> | null;
  } | null;
  readonly " $fragmentType": "PropertyHighlights_property";
};
export type PropertyHighlights_property$key = {
  readonly " $data"?: PropertyHighlights_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyHighlights_property">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PropertyHighlights_property",
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
          "concreteType": "Property_Propertyfacts_highlights",
          "kind": "LinkedField",
          "name": "highlights",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Property",
  "abstractKey": null
};

(node as any).hash = "b29cc14c424bc86886f139ad5abe0a0d";

export default node;
