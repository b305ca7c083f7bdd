/**
 * @generated SignedSource<<21e9c305c974aadbc3bd7ca0bd163c0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreCommentReplyLink_block$data = {
  readonly attributes: {
    readonly backgroundColor: string | null;
    readonly fontSize: string | null;
    readonly style: any | null;
    readonly textAlign: string | null;
    readonly textColor: string | null;
  } | null;
  readonly " $fragmentType": "CoreCommentReplyLink_block";
};
export type CoreCommentReplyLink_block$key = {
  readonly " $data"?: CoreCommentReplyLink_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreCommentReplyLink_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreCommentReplyLink_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCommentReplyLinkBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
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
          "name": "textAlign",
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
      "storageKey": null
    }
  ],
  "type": "CoreCommentReplyLinkBlock",
  "abstractKey": null
};

(node as any).hash = "eb08ed1820341da840eb4dc41cc64754";

export default node;
