/**
 * @generated SignedSource<<b715ee69a412ea8779266c3d353e01d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreHtml_block$data = {
  readonly attributes: {
    readonly content: string | null;
  } | null;
  readonly " $fragmentType": "CoreHtml_block";
};
export type CoreHtml_block$key = {
  readonly " $data"?: CoreHtml_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreHtml_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreHtml_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreHtmlBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreHtmlBlock",
  "abstractKey": null
};

(node as any).hash = "f4128ab6cec994b9fa5e00e5b53341bb";

export default node;
