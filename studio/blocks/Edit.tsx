import { InnerBlocks, InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Notice, PanelBody } from '@wordpress/components';
import { AttributeControls } from './controls/AttributeControl.tsx';
import { toAttributeLabel } from './controls/to-label.ts';
import { type Declaration, siteBlocks } from './declaration.ts';
import { renderBlockPreview } from './preview.ts';

type Props = {
  name: string;
  clientId: string;
  attributes: Record<string, unknown>;
  /** An attribute that is `undefined` leaves the markup. */
  setAttributes: (attributes: Record<string, unknown>) => void;
};

/** Edits any block of the site: what its block.json says is all that it knows. */
export function Edit({ name, clientId, attributes, setAttributes }: Props) {
  const blockProps = useBlockProps();
  const declaration = siteBlocks.get(name);
  if (!declaration) return <div {...blockProps}>{name}</div>;
  const missing = Object.entries(declaration.attributes)
    .filter(([key, attribute]) => attribute['x-required'] && !attributes[key])
    .map(([key]) => toAttributeLabel(key).toLowerCase());
  return (
    <div {...blockProps}>
      <InspectorControls>
        <PanelBody title={declaration.title}>
          {missing.length > 0 && (
            <Notice status="warning" isDismissible={false}>
              Visitors see this block only with: {missing.join(', ')}.
            </Notice>
          )}
          <AttributeControls
            attributes={declaration.attributes}
            values={attributes}
            onChange={(key, value) => setAttributes({ [key]: value })}
          />
        </PanelBody>
      </InspectorControls>
      {renderBlockPreview({
        name,
        clientId,
        attributes,
        innerBlocks: declaration['x-inner-blocks'] ? <Inner {...declaration} /> : null,
      })}
    </div>
  );
}

/** A block whose children name it as their parent holds only these. */
function Inner({ name, title }: Declaration) {
  const children = [...siteBlocks.values()].filter(({ parent }) => parent?.includes(name)).map((child) => child.name);
  const restriction = children.length > 0 ? { allowedBlocks: children, template: children.slice(0, 1).map((child) => [child]) } : {};
  return <InnerBlocks {...restriction} renderAppender={InnerBlocks.ButtonBlockAppender} aria-label={`Blocks in ${title}`} />;
}
