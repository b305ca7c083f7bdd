/**
 * @generated SignedSource<<a18ca3727aa64389382ad84f1a82c0de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineGrid_block$data = {
  readonly attributes: {
    readonly emphasis: boolean | null;
    readonly ground: string | null;
    readonly items: ReadonlyArray<{
      readonly label: string | null;
      readonly note: string | null;
      readonly value: string | null;
    }> | null;
    readonly moreLink: {
      readonly " $fragmentSpreads": FragmentRefs<"Section_link">;
    } | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly " $fragmentType": "LineGrid_block";
};
export type LineGrid_block$key = {
  readonly " $data"?: LineGrid_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineGrid_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineGrid_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteLineGridBlockAttributes",
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
          "kind": "ScalarField",
          "name": "emphasis",
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
          "concreteType": "SiteLineGridBlockAttributesItems",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteLineGridBlock",
  "abstractKey": null
};

(node as any).hash = "a1fae5e6ebb79f0c1647f891b0d235a9";

export default node;
