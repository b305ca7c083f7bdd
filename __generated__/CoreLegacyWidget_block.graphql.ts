/**
 * @generated SignedSource<<27183a0c5462cf181e984254e0a0a28e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreLegacyWidget_block$data = {
  readonly attributes: {
    readonly idBase: string | null;
    readonly instance: any | null;
  } | null;
  readonly " $fragmentType": "CoreLegacyWidget_block";
};
export type CoreLegacyWidget_block$key = {
  readonly " $data"?: CoreLegacyWidget_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreLegacyWidget_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreLegacyWidget_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreLegacyWidgetBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "idBase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instance",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreLegacyWidgetBlock",
  "abstractKey": null
};

(node as any).hash = "acb46fb854e146a1086cb1a1768216cd";

export default node;
