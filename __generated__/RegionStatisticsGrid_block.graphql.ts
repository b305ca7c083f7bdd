/**
 * @generated SignedSource<<0fc0755e7dc162ac5850bb070fdf5262>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegionStatisticsGrid_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly moreLink: {
      readonly " $fragmentSpreads": FragmentRefs<"Section_link">;
    } | null;
    readonly numbers: ReadonlyArray<{
      readonly heading: string | null;
      readonly note: string | null;
      readonly number: string | null;
      readonly prefix: string | null;
      readonly suffix: string | null;
    }> | null;
    readonly region: {
      readonly title: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"RegionNumbers_region">;
    } | null;
    readonly styleOption: string | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly " $fragmentType": "RegionStatisticsGrid_block";
};
export type RegionStatisticsGrid_block$key = {
  readonly " $data"?: RegionStatisticsGrid_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegionStatisticsGrid_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegionStatisticsGrid_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteRegionStatisticsGridBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "styleOption",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteRegionStatisticsGridBlockAttributesNumbers",
          "kind": "LinkedField",
          "name": "numbers",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "heading",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "prefix",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "suffix",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "note",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "region",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RegionNumbers_region"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteRegionStatisticsGridBlock",
  "abstractKey": null
};
})();

(node as any).hash = "83c5d69fe1a0c972bab0ce3231e4be9d";

export default node;
