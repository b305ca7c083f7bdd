/**
 * @generated SignedSource<<55249b95f9199588f45aa5bdfe77311a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreShortcode_block$data = {
  readonly attributes: {
    readonly text: string | null;
  } | null;
  readonly renderedHtml: string | null;
  readonly " $fragmentType": "CoreShortcode_block";
};
export type CoreShortcode_block$key = {
  readonly " $data"?: CoreShortcode_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreShortcode_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreShortcode_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renderedHtml",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreShortcodeBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreShortcodeBlock",
  "abstractKey": null
};

(node as any).hash = "e10cd04d9c1569c24d57f2323650ab59";

export default node;
