/**
 * @generated SignedSource<<c2dd7895a4a8020b37101e45872f9ff7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YoastFaqBlock_block$data = {
  readonly attributes: {
    readonly questions: ReadonlyArray<{
      readonly jsonAnswer: string | null;
      readonly jsonQuestion: string | null;
    }> | null;
  } | null;
  readonly " $fragmentType": "YoastFaqBlock_block";
};
export type YoastFaqBlock_block$key = {
  readonly " $data"?: YoastFaqBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"YoastFaqBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "YoastFaqBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "YoastFaqBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "YoastFaqBlockAttributesQuestions",
          "kind": "LinkedField",
          "name": "questions",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jsonQuestion",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jsonAnswer",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "YoastFaqBlock",
  "abstractKey": null
};

(node as any).hash = "3b62fc897bd62095f3e331f97038d9d0";

export default node;
