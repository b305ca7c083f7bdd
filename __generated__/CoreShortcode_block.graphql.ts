/**
 * @generated SignedSource<<90725d9f2fd89b1f1d4801398ffe352b>>
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

(node as any).hash = "2bcf5fcd7989823787b914673e4ae0b7";

export default node;
