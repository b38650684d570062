import { type SavedSearch, useUpdateSavedSearchMutation } from '@/entities/saved-search';
import { failureOf } from '../model/failure-of';
import { NameForm } from './name-form';

interface RenameSearchProps {
  search: SavedSearch;
  onClose: () => void;
}

/** A saved search's name as a field: Enter saves it, Escape leaves it as it was. */
export function RenameSearch({ search: { id, name, version }, onClose }: RenameSearchProps) {
  const [update] = useUpdateSavedSearchMutation();
  return (
    <NameForm
      label={`New name of “${name}”`}
      hideLabel
      name={name}
      submitLabel="Save name"
      onSave={async (typed) => {
        const failure = failureOf(await update({ id, name: typed, expectedVersion: version }));
        if (failure === null) onClose();
        return failure;
      }}
      onCancel={onClose}
    />
  );
}
