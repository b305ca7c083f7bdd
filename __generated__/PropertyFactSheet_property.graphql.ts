/**
 * @generated SignedSource<<9462f5b33873f3d7103a29936c7c7a80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyFactSheet_property$data = {
  readonly propertyFacts: {
    readonly propertyPage: {
      readonly propertyPages: {
        readonly blocks: ReadonlyArray<{
          readonly video?: string | null;
        }> | null;
      } | null;
      readonly uri: string | null;
    } | null;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"BrochureButton_property" | "readPropertyFacts_property">;
  readonly " $fragmentType": "PropertyFactSheet_property";
};
export type PropertyFactSheet_property$key = {
  readonly " $data"?: PropertyFactSheet_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyFactSheet_property">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PropertyFactSheet_property",
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
          "concreteType": "PropertyPage",
          "kind": "LinkedField",
          "name": "propertyPage",
          "plural": false,
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
              "concreteType": "PropertyPage_Propertypages",
              "kind": "LinkedField",
              "name": "propertyPages",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": null,
                  "kind": "LinkedField",
                  "name": "blocks",
                  "plural": true,
                  "selections": [
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "video",
                          "storageKey": null
                        }
                      ],
                      "type": "PropertyPage_Propertypages_Blocks_ExploreProperty",
                      "abstractKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
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

(node as any).hash = "2ac373cdc42a5376acfdd506fecc995f";

export default node;
