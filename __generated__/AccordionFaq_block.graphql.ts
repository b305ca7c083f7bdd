/**
 * @generated SignedSource<<7ac5ca9be06751e4873821fc5a00a1cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccordionFaq_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly questions: ReadonlyArray<{
      readonly answer: string | null;
      readonly question: string | null;
    }> | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly " $fragmentType": "AccordionFaq_block";
};
export type AccordionFaq_block$key = {
  readonly " $data"?: AccordionFaq_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccordionFaq_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccordionFaq_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteAccordionFaqBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ground",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteAccordionFaqBlockAttributesQuestions",
          "kind": "LinkedField",
          "name": "questions",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "question",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "answer",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteAccordionFaqBlock",
  "abstractKey": null
};

(node as any).hash = "c28c83c12625d7f825276e16cd526b81";

export default node;
