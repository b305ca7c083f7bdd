/**
 * @generated SignedSource<<44a8c8542abb23621e27c5daca78789e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreTemplatePart_block$data = {
  readonly attributes: {
    readonly slug: string | null;
  } | null;
  readonly " $fragmentType": "CoreTemplatePart_block";
};
export type CoreTemplatePart_block$key = {
  readonly " $data"?: CoreTemplatePart_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreTemplatePart_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreTemplatePart_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreTemplatePartBlockAttributes",
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
  "type": "CoreTemplatePartBlock",
  "abstractKey": null
};

(node as any).hash = "cce4a2a60a61e2ca01eef062a2c64b02";

export default node;
