/**
 * @generated SignedSource<<3e0d82300ebcfd7f217af59bd16ee4f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SliderHero_block$data = {
  readonly attributes: {
    readonly label: string | null;
    readonly showSearch: boolean | null;
    readonly slides: ReadonlyArray<{
      readonly annotations: ReadonlyArray<{
        readonly kind: string | null;
        readonly label: string | null;
        readonly x1: number | null;
        readonly x2: number | null;
        readonly y1: number | null;
        readonly y2: number | null;
      }> | null;
      readonly caption: string | null;
      readonly captionDetail: string | null;
      readonly image: {
        readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
      } | null;
      readonly primaryLink: {
        readonly title: string | null;
        readonly url: string | null;
        readonly " $fragmentSpreads": FragmentRefs<"LinkActions_link">;
      } | null;
      readonly secondaryLink: {
        readonly " $fragmentSpreads": FragmentRefs<"LinkActions_link">;
      } | null;
      readonly text: string | null;
      readonly title: string | null;
    }> | null;
  } | null;
  readonly " $fragmentType": "SliderHero_block";
};
export type SliderHero_block$key = {
  readonly " $data"?: SliderHero_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"SliderHero_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "LinkActions_link"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SliderHero_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteSliderHeroBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showSearch",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteSliderHeroBlockAttributesSlides",
          "kind": "LinkedField",
          "name": "slides",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
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
              "name": "caption",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "captionDetail",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MediaItem",
              "kind": "LinkedField",
              "name": "image",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Picture_image"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AcfLink",
              "kind": "LinkedField",
              "name": "primaryLink",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                (v2/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AcfLink",
              "kind": "LinkedField",
              "name": "secondaryLink",
              "plural": false,
              "selections": [
                (v2/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SiteSliderHeroBlockAttributesSlidesAnnotations",
              "kind": "LinkedField",
              "name": "annotations",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kind",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "x1",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "y1",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "x2",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "y2",
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
    }
  ],
  "type": "SiteSliderHeroBlock",
  "abstractKey": null
};
})();

(node as any).hash = "bf235ea1b049ebac46232903ff1e9bcf";

export default node;
