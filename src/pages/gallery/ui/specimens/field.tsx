import { Field } from '@/shared/ui/field';

export const FieldSpecimen = () => (
  <Field
    label="Any form control"
    hint="What helps to fill it in."
    error="What is wrong with it."
    optional
    aside="At the end"
  >
    {(control) => <input {...control} defaultValue="What was typed" />}
  </Field>
);
