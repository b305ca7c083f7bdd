/**
 * @generated SignedSource<<1d41820c4620a16944322665b47a3019>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutCompany_layout$data = {
  readonly aboutLinkDescription: string | null;
  readonly aboutLinkTitle: string | null;
  readonly " $fragmentType": "AboutCompany_layout";
};
export type AboutCompany_layout$key = {
  readonly " $data"?: AboutCompany_layout$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboutCompany_layout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AboutCompany_layout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aboutLinkTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aboutLinkDescription",
      "storageKey": null
    }
  ],
  "type": "PropertyPage_Propertypages_Blocks_AboutLink",
  "abstractKey": null
};

(node as any).hash = "1dfd0d59ff42246f73ba7a7fc12975a1";

export default node;
