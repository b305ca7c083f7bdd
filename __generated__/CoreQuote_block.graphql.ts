/**
 * @generated SignedSource<<b2b4a3e4ad2978231dad3f54a42e39eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreQuote_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly anchor?: string | null;
    readonly backgroundColor?: string | null;
    readonly citation?: string;
    readonly className?: string | null;
    readonly fontSize?: string | null;
    readonly quoteValue?: string;
    readonly style?: any | null;
    readonly textColor?: string | null;
  } | null;
  readonly " $fragmentType": "CoreQuote_block";
};
export type CoreQuote_block$key = {
  readonly " $data"?: CoreQuote_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreQuote_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreQuote_block",
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
              "alias": "quoteValue",
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "citation",
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
              "name": "className",
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
          "type": "CoreQuoteBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreQuoteBlock",
  "abstractKey": null
};

(node as any).hash = "673bf203eebed6d45b7da682791d5e17";

export default node;
