/**
 * @generated SignedSource<<1d9b67725aa2d612179c9312f3f6492b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeaturedPropertiesCarousel_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly moreLink: {
      readonly " $fragmentSpreads": FragmentRefs<"Section_link">;
    } | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly properties: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PropertyCard_property">;
  }> | null;
  readonly " $fragmentType": "FeaturedPropertiesCarousel_block";
};
export type FeaturedPropertiesCarousel_block$key = {
  readonly " $data"?: FeaturedPropertiesCarousel_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeaturedPropertiesCarousel_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeaturedPropertiesCarousel_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFeaturedPropertiesCarouselBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ground",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AcfLink",
          "kind": "LinkedField",
          "name": "moreLink",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Section_link"
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
      "concreteType": "Property",
      "kind": "LinkedField",
      "name": "properties",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PropertyCard_property"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteFeaturedPropertiesCarouselBlock",
  "abstractKey": null
};

(node as any).hash = "49fa460e617aa86d8b6a272bdccf02f2";

export default node;
