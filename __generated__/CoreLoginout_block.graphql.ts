/**
 * @generated SignedSource<<db8f94e5e1c4a4802a310fc3b688512b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreLoginout_block$data = {
  readonly attributes: {
    readonly redirectToCurrent: boolean;
  } | null;
  readonly parentNode: {
    readonly uri?: string | null;
  };
  readonly " $fragmentType": "CoreLoginout_block";
};
export type CoreLoginout_block$key = {
  readonly " $data"?: CoreLoginout_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreLoginout_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreLoginout_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreLoginoutBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "redirectToCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "parentNode",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uri",
              "storageKey": null
            }
          ],
          "type": "UniformResourceIdentifiable",
          "abstractKey": "__isUniformResourceIdentifiable"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreLoginoutBlock",
  "abstractKey": null
};

(node as any).hash = "5b524c75e80d95446e0d1188f7e87118";

export default node;
