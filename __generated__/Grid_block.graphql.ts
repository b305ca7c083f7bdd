/**
 * @generated SignedSource<<ea4bfbc9fc2098cfad2ad75d341aa138>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Grid_block$data = {
  readonly attributes: {
    readonly columns: number | null;
    readonly ground: string | null;
    readonly moreLink: {
      readonly " $fragmentSpreads": FragmentRefs<"Section_link">;
    } | null;
    readonly ruled: boolean | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly " $fragmentType": "Grid_block";
};
export type Grid_block$key = {
  readonly " $data"?: Grid_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"Grid_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Grid_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteGridBlockAttributes",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "columns",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ruled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteGridBlock",
  "abstractKey": null
};

(node as any).hash = "a968cac42bc423aa11a950f69aec318f";

export default node;
