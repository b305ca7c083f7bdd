/**
 * @generated SignedSource<<b1fecbb14fd7de9cfa11e498fd5b8574>>
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
  readonly seo: {
    readonly breadcrumbs: ReadonlyArray<{
      readonly text: string | null;
      readonly url: string | null;
    } | null> | null;
  } | null;
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
      "concreteType": "SEOContentTypeArchive",
      "kind": "LinkedField",
      "name": "seo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SEOPostTypeBreadcrumbs",
          "kind": "LinkedField",
          "name": "breadcrumbs",
          "plural": true,
          "selections": [
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
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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

(node as any).hash = "7df420371cede54e6d4df8432bd4ecdf";

export default node;
