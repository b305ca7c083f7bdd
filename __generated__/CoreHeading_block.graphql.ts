/**
 * @generated SignedSource<<7ea58ebc8a4f5ad66e5c4d91fe63408e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreHeading_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly anchor?: string | null;
    readonly backgroundColor?: string | null;
    readonly content?: string;
    readonly fontSize?: string | null;
    readonly level?: number;
    readonly style?: any | null;
    readonly textAlign?: string | null;
    readonly textColor?: string | null;
  } | null;
  readonly " $fragmentType": "CoreHeading_block";
};
export type CoreHeading_block$key = {
  readonly " $data"?: CoreHeading_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreHeading_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreHeading_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "content",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "level",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "anchor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "textAlign",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "align",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "backgroundColor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "textColor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fontSize",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "style",
              "storageKey": null
            }
          ],
          "type": "CoreHeadingBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreHeadingBlock",
  "abstractKey": null
};

(node as any).hash = "e6905040e2633e055a76de065b564ad1";

export default node;
