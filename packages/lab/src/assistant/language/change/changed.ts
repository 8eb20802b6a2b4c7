import type { AppCommand, FieldChange } from '@toolbench/contracts/app-commands.ts';
import type { EntityField } from './resolve.ts';

/** The command that changes a field. */
export const changed = ({ entity, field }: EntityField, to: FieldChange): AppCommand => ({
  do: 'change-field',
  entity: entity.name,
  field: field.name,
  to,
});
