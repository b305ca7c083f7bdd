/**
 * @generated SignedSource<<be14d377b68078a19d22332984e8cced>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type templatesGenerated_contentType$data = {
  readonly name: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"GlossaryTermArchive_contentType" | "LeadershipArchive_contentType" | "MarketArchive_contentType" | "PositionArchive_contentType" | "PostArchive_contentType" | "PropertyArchive_contentType" | "PropertyPageArchive_contentType" | "RegionArchive_contentType" | "TeamArchive_contentType">;
  readonly " $fragmentType": "templatesGenerated_contentType";
};
export type templatesGenerated_contentType$key = {
  readonly " $data"?: templatesGenerated_contentType$data;
  readonly " $fragmentSpreads": FragmentRefs<"templatesGenerated_contentType">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "templatesGenerated_contentType",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostArchive_contentType"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PropertyArchive_contentType"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PropertyPageArchive_contentType"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegionArchive_contentType"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MarketArchive_contentType"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TeamArchive_contentType"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadershipArchive_contentType"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PositionArchive_contentType"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GlossaryTermArchive_contentType"
    }
  ],
  "type": "ContentType",
  "abstractKey": null
};

(node as any).hash = "ac5586309266ae022a65a2ffcb159009";

export default node;
