/**
 * @generated SignedSource<<f078fc21e87ee1b1ea12d2c0684f3d16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreCommentEditLink_block$data = {
  readonly attributes: {
    readonly linkTarget: string;
  } | null;
  readonly " $fragmentType": "CoreCommentEditLink_block";
};
export type CoreCommentEditLink_block$key = {
  readonly " $data"?: CoreCommentEditLink_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreCommentEditLink_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreCommentEditLink_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCommentEditLinkBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linkTarget",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCommentEditLinkBlock",
  "abstractKey": null
};

(node as any).hash = "24c03b0f7bac671a74abdcc239838258";

export default node;
