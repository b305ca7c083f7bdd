/**
 * @generated SignedSource<<3c8819682599457c0d9136b17fd197c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreCommentsPaginationPrevious_block$data = {
  readonly attributes: {
    readonly backgroundColor: string | null;
    readonly fontSize: string | null;
    readonly label: string | null;
    readonly style: any | null;
    readonly textColor: string | null;
  } | null;
  readonly " $fragmentType": "CoreCommentsPaginationPrevious_block";
};
export type CoreCommentsPaginationPrevious_block$key = {
  readonly " $data"?: CoreCommentsPaginationPrevious_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreCommentsPaginationPrevious_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreCommentsPaginationPrevious_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCommentsPaginationPreviousBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "CoreCommentsPaginationPreviousBlock",
  "abstractKey": null
};

(node as any).hash = "bf5223c0fd2c808972d1059f2abdeb8a";

export default node;
