/**
 * @generated SignedSource<<ad3e4ea92d156373b91b83ea382183bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreSiteLogo_block$data = {
  readonly attributes: {
    readonly align: string | null;
    readonly isLink: boolean;
    readonly linkTarget: string;
    readonly logoWidth: number | null;
  } | null;
  readonly settings: {
    readonly title: string | null;
  } | null;
  readonly " $fragmentType": "CoreSiteLogo_block";
};
export type CoreSiteLogo_block$key = {
  readonly " $data"?: CoreSiteLogo_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreSiteLogo_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreSiteLogo_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreSiteLogoBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": "logoWidth",
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLink",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linkTarget",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "align",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GeneralSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreSiteLogoBlock",
  "abstractKey": null
};

(node as any).hash = "775a2017c7f89a806001d07f170eabd1";

export default node;
