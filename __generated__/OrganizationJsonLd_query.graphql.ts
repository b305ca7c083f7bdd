/**
 * @generated SignedSource<<df7ad1fa2433d210e46809e45c6b48db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrganizationJsonLd_query$data = {
  readonly generalSettings: {
    readonly description: string | null;
    readonly title: string | null;
  } | null;
  readonly seo: {
    readonly schema: {
      readonly companyName: string | null;
    } | null;
    readonly social: {
      readonly facebook: {
        readonly url: string | null;
      } | null;
      readonly instagram: {
        readonly url: string | null;
      } | null;
      readonly linkedIn: {
        readonly url: string | null;
      } | null;
      readonly twitter: {
        readonly url: string | null;
      } | null;
      readonly youTube: {
        readonly url: string | null;
      } | null;
    } | null;
  } | null;
  readonly " $fragmentType": "OrganizationJsonLd_query";
};
export type OrganizationJsonLd_query$key = {
  readonly " $data"?: OrganizationJsonLd_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationJsonLd_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "url",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrganizationJsonLd_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GeneralSettings",
      "kind": "LinkedField",
      "name": "generalSettings",
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
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SEOConfig",
      "kind": "LinkedField",
      "name": "seo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SEOSchema",
          "kind": "LinkedField",
          "name": "schema",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "companyName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SEOSocial",
          "kind": "LinkedField",
          "name": "social",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SEOSocialFacebook",
              "kind": "LinkedField",
              "name": "facebook",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SEOSocialInstagram",
              "kind": "LinkedField",
              "name": "instagram",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SEOSocialLinkedIn",
              "kind": "LinkedField",
              "name": "linkedIn",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SEOSocialTwitter",
              "kind": "LinkedField",
              "name": "twitter",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SEOSocialYoutube",
              "kind": "LinkedField",
              "name": "youTube",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};
})();

(node as any).hash = "5c2631915d1d987527c1637034cf6bca";

export default node;
