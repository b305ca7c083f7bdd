/**
 * @generated SignedSource<<248622453b8d1f9bc7ab39a0c8be6108>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyTemplate_property$data = {
  readonly featuredImage: {
    readonly node: {
      readonly id: string;
    };
  } | null;
  readonly propertyFacts: {
    readonly gallery: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PictureGrid_images">;
    }> | null;
  } | null;
  readonly propertyMeta: {
    readonly market: {
      readonly title: string | null;
      readonly uri: string | null;
    } | null;
  } | null;
  readonly seo: {
    readonly breadcrumbs: ReadonlyArray<{
      readonly text: string | null;
      readonly url: string | null;
    } | null> | null;
  } | null;
  readonly submarkets: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null;
      readonly uri: string | null;
    }>;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"ContactBar_property" | "MarketNews_property" | "NearbyProperties_property" | "PropertyAbout_property" | "PropertyContacts_property" | "PropertyDistances_property" | "PropertyDrawings_property" | "PropertyFactSheet_property" | "PropertyHero_property" | "PropertyJsonLd_property">;
  readonly " $fragmentType": "PropertyTemplate_property";
};
export type PropertyTemplate_property$key = {
  readonly " $data"?: PropertyTemplate_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyTemplate_property">;
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
  "name": "PropertyTemplate_property",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PostTypeSEO",
      "kind": "LinkedField",
      "name": "seo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SEOPostTypeBreadcrumbs",
          "kind": "LinkedField",
          "name": "breadcrumbs",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
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
      "concreteType": "NodeWithFeaturedImageToMediaItemConnectionEdge",
      "kind": "LinkedField",
      "name": "featuredImage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
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
          "concreteType": "Market",
          "kind": "LinkedField",
          "name": "market",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "PropertyToSubmarketConnection",
      "kind": "LinkedField",
      "name": "submarkets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Submarket",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": "submarkets(first:1)"
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
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "gallery",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PictureGrid_images"
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
      "name": "PropertyHero_property"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactBar_property"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PropertyFactSheet_property"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PropertyDrawings_property"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PropertyAbout_property"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PropertyDistances_property"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PropertyContacts_property"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MarketNews_property"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NearbyProperties_property"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PropertyJsonLd_property"
    }
  ],
  "type": "Property",
  "abstractKey": null
};
})();

(node as any).hash = "11726159013cf87466801a0bc5afb425";

export default node;
