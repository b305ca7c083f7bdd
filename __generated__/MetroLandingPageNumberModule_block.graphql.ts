/**
 * @generated SignedSource<<f4229fc7eaeb0228f61d0869ce8d6bfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MetroLandingPageNumberModule_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly market: {
      readonly marketMeta: {
        readonly name: string | null;
        readonly numberOfProperties: number | null;
        readonly population: number | null;
        readonly totalSquareFeet: number | null;
      } | null;
      readonly title: string | null;
    } | null;
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
    readonly styleOption: string | null;
    readonly title: string | null;
    readonly useBlockDefaultData: boolean | null;
  } | null;
  readonly " $fragmentType": "MetroLandingPageNumberModule_block";
};
export type MetroLandingPageNumberModule_block$key = {
  readonly " $data"?: MetroLandingPageNumberModule_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"MetroLandingPageNumberModule_block">;
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
  "name": "MetroLandingPageNumberModule_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteMetroLandingPageNumberModuleBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "styleOption",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "useBlockDefaultData",
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
          "concreteType": "SiteMetroLandingPageNumberModuleBlockAttributesNumbers",
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
          "concreteType": "Market",
          "kind": "LinkedField",
          "name": "market",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Market_Marketmeta",
              "kind": "LinkedField",
              "name": "marketMeta",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "population",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "totalSquareFeet",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "numberOfProperties",
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
  "type": "SiteMetroLandingPageNumberModuleBlock",
  "abstractKey": null
};
})();

(node as any).hash = "4c99283e27e0ff190bce703034e03631";

export default node;
