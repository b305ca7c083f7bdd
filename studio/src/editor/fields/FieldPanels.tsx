import { Button, Modal, Notice } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { useState } from 'react';
import type { EditedNode } from '../../shell/paths.ts';
import { getPanelClass } from '../checks/open-panel.ts';
import { FieldsControl } from './FieldControl.tsx';
import { isAtPath, parseFieldError } from './field-error.ts';
import { FieldErrorContext } from './field-error-context.ts';
import { type FieldGroup, getPanelName, listFieldGroups, needsDialog } from './field-groups.ts';
import { type FieldValues, toValues } from './field-values.ts';

/** A panel for each field group of the content type. Changes are edits of `acf`, so they are saved and undone together with the text. */
export function FieldPanels({ node: { type, id } }: { node: EditedNode }) {
  const groups = listFieldGroups(type);
  const { values, error } = useSelect(
    (select) => {
      const core = select(coreStore);
      return {
        values: core.getEditedEntityRecord('postType', type, id) as { acf?: unknown } | false,
        error: core.getLastEntitySaveError('postType', type, id) as { message?: string } | undefined,
      };
    },
    [type, id],
  );
  const { editEntityRecord } = useDispatch(coreStore);
  const fieldValues = toValues(values && values.acf);
  const names = groups.flatMap(({ name, fields }) => (name === null ? Object.keys(fields) : [name]));
  const fieldError = parseFieldError(error?.message ?? '', names);
  return (
    <FieldErrorContext value={fieldError}>
      {groups.map((group) => (
        <GroupPanel
          key={group.name}
          group={group}
          hasError={fieldError !== null && isInGroup(fieldError.path, group)}
          values={group.name === null ? fieldValues : toValues(fieldValues[group.name])}
          onChange={(changed) =>
            void editEntityRecord('postType', type, id, {
              acf: group.name === null ? { ...fieldValues, ...changed } : { ...fieldValues, [group.name]: changed },
            })
          }
        />
      ))}
    </FieldErrorContext>
  );
}

const isInGroup = (path: string, { name, fields }: FieldGroup) =>
  name === null ? Object.keys(fields).some((field) => isAtPath(path, field)) : isAtPath(path, name);

type GroupPanelProps = { group: FieldGroup; values: FieldValues; hasError: boolean; onChange: (values: FieldValues) => void };

function GroupPanel({ group, values, hasError, onChange }: GroupPanelProps) {
  const { name, title, description, fields } = group;
  const [isOpen, setIsOpen] = useState(false);
  const controls = <FieldsControl fields={fields} values={values} path={name === null ? '' : `${name}.`} onChange={onChange} />;
  return (
    <PluginDocumentSettingPanel
      name={getPanelName(group)}
      title={title}
      className={`studio-field-panel ${getPanelClass(getPanelName(group))}`}
    >
      {description && <p>{description}</p>}
      {hasError && (
        <Notice status="error" isDismissible={false}>
          The last save was rejected because of a field in this group. Correct the marked field, then save again.
        </Notice>
      )}
      {needsDialog(fields) ? (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Edit {title.toLowerCase()} ({countFilled(values)} filled)
        </Button>
      ) : (
        controls
      )}
      {isOpen && (
        <Modal title={title} size="large" onRequestClose={() => setIsOpen(false)}>
          <p>{description} Changes are stored when you save.</p>
          {controls}
          <Button variant="primary" onClick={() => setIsOpen(false)}>
            Done
          </Button>
        </Modal>
      )}
    </PluginDocumentSettingPanel>
  );
}

const countFilled = (values: FieldValues) =>
  Object.values(values).filter((value) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)).length;
