/**
 * @generated SignedSource<<7b1ec26681fc20856f761bca65c5a56a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorePattern_block$data = {
  readonly attributes: {
    readonly slug: string | null;
  } | null;
  readonly " $fragmentType": "CorePattern_block";
};
export type CorePattern_block$key = {
  readonly " $data"?: CorePattern_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorePattern_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorePattern_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePatternBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CorePatternBlock",
  "abstractKey": null
};

(node as any).hash = "df58dee37dcfa595d3e0fbc20f3c7e1d";

export default node;
