/**
 * @generated SignedSource<<18c3f2fb68cd2bde1bd1627a75048557>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreHtml_block$data = {
  readonly attributes: {
    readonly htmlText: string | null;
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
          "alias": "htmlText",
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

(node as any).hash = "d507e6369cfb7e15a1ab94a3ec3e6050";

export default node;
