/**
 * @generated SignedSource<<15dc8975d36254b2459e398d94a22a44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreVideo_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly anchor?: string | null;
    readonly caption?: string | null;
    readonly loop?: boolean | null;
    readonly muted?: boolean | null;
    readonly posterUrl?: string | null;
    readonly src?: string | null;
    readonly tracks?: ReadonlyArray<{
      readonly kind: string | null;
      readonly label: string | null;
      readonly src: string | null;
      readonly srcLang: string | null;
    }> | null;
  } | null;
  readonly mediaItem: {
    readonly node: {
      readonly mediaItemUrl: string | null;
      readonly title: string | null;
    };
  } | null;
  readonly " $fragmentType": "CoreVideo_block";
};
export type CoreVideo_block$key = {
  readonly " $data"?: CoreVideo_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreVideo_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "src",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreVideo_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "caption",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "loop",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "anchor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "align",
              "storageKey": null
            },
            {
              "alias": "posterUrl",
              "args": null,
              "kind": "ScalarField",
              "name": "poster",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "muted",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CoreVideoBlockAttributesTracks",
              "kind": "LinkedField",
              "name": "tracks",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
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
                  "name": "srcLang",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kind",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "CoreVideoBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreVideoBlockToMediaItemConnectionEdge",
      "kind": "LinkedField",
      "name": "mediaItem",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "node",
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
              "name": "mediaItemUrl",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreVideoBlock",
  "abstractKey": null
};
})();

(node as any).hash = "8b86c589cecd555bf90865762dadeb28";

export default node;
