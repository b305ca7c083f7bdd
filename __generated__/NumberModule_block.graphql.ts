/**
 * @generated SignedSource<<56f515a07a058b4192786e80bb27ac13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NumberModule_block$data = {
  readonly attributes: {
    readonly dimension: string | null;
    readonly dimensionNote: string | null;
    readonly ground: string | null;
    readonly moreLink: {
      readonly " $fragmentSpreads": FragmentRefs<"Section_link">;
    } | null;
    readonly numbers: ReadonlyArray<{
      readonly heading: string | null;
      readonly note: string | null;
      readonly number: string | null;
      readonly prefix: string | null;
      readonly suffix: string | null;
    }> | null;
    readonly styleOption: string | null;
    readonly title: string | null;
    readonly useBlockDefaultData: boolean | null;
  } | null;
  readonly numberModule: {
    readonly mainHeading: string | null;
    readonly numberGrid: ReadonlyArray<{
      readonly heading: string | null;
      readonly number: string | null;
      readonly prefix: string | null;
      readonly suffix: string | null;
    }> | null;
  } | null;
  readonly " $fragmentType": "NumberModule_block";
};
export type NumberModule_block$key = {
  readonly " $data"?: NumberModule_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumberModule_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prefix",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suffix",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NumberModule_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteNumberModuleBlockAttributes",
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
          "name": "ground",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "styleOption",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "useBlockDefaultData",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dimension",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dimensionNote",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AcfLink",
          "kind": "LinkedField",
          "name": "moreLink",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Section_link"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteNumberModuleBlockAttributesNumbers",
          "kind": "LinkedField",
          "name": "numbers",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "note",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NumberModule",
      "kind": "LinkedField",
      "name": "numberModule",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mainHeading",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NumberModule_numberGrid",
          "kind": "LinkedField",
          "name": "numberGrid",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteNumberModuleBlock",
  "abstractKey": null
};
})();

(node as any).hash = "b7627de06be3c4cb2792dd59eb283f70";

export default node;
