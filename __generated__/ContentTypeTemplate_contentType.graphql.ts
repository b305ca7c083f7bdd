/**
 * @generated SignedSource<<6a3211661fb7ce221694b7afd0a780d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentTypeTemplate_contentType$data = {
  readonly label: string | null;
  readonly name: string | null;
  readonly uri: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"templatesGenerated_contentType">;
  readonly " $fragmentType": "ContentTypeTemplate_contentType";
};
export type ContentTypeTemplate_contentType$key = {
  readonly " $data"?: ContentTypeTemplate_contentType$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentTypeTemplate_contentType">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentTypeTemplate_contentType",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "name": "uri",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "templatesGenerated_contentType"
    }
  ],
  "type": "ContentType",
  "abstractKey": null
};

(node as any).hash = "f123934dc5e0666f80e176d924e1f649";

export default node;
