/**
 * @generated SignedSource<<2d1d74123c8b74750570b4e896563e3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreSocialLink_block$data = {
  readonly attributes: {
    readonly label: string | null;
    readonly rel: string | null;
    readonly service: string | null;
    readonly url: string | null;
  } | null;
  readonly " $fragmentType": "CoreSocialLink_block";
};
export type CoreSocialLink_block$key = {
  readonly " $data"?: CoreSocialLink_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreSocialLink_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreSocialLink_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreSocialLinkBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "service",
          "storageKey": null
        },
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
          "name": "rel",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreSocialLinkBlock",
  "abstractKey": null
};

(node as any).hash = "68e21cde5c470ae03307acafd2edfe37";

export default node;
