/**
 * @generated SignedSource<<77785bbf66be4b0153ca4c62be1074fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyFactSheet_property$data = {
  readonly propertyFacts: {
    readonly city: string | null;
    readonly propertyPage: {
      readonly propertyPages: {
        readonly blocks: ReadonlyArray<{
          readonly video?: string | null;
        }> | null;
      } | null;
      readonly uri: string | null;
    } | null;
  } | null;
  readonly propertyMeta: {
    readonly propertyDownload: {
      readonly " $fragmentSpreads": FragmentRefs<"DownloadButton_file">;
    } | null;
  } | null;
  readonly title: string | null;
  readonly uri: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyFactGrid_property">;
  readonly " $fragmentType": "PropertyFactSheet_property";
};
export type PropertyFactSheet_property$key = {
  readonly " $data"?: PropertyFactSheet_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyFactSheet_property">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PropertyFactSheet_property",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PropertyPage",
          "kind": "LinkedField",
          "name": "propertyPage",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "propertyDownload",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "DownloadButton_file"
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
      "name": "PropertyFactGrid_property"
    }
  ],
  "type": "Property",
  "abstractKey": null
};
})();

(node as any).hash = "f5d0ec63c1e355d1476c75799a093833";

export default node;
