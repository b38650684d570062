import { useState } from 'react';
import { Field } from '@/shared/ui/field';
import { PriceField } from '@/shared/ui/price-field';
import { QuantityEntry } from '@/shared/ui/quantity-entry';
import { FileDrop } from '@/shared/ui/file-drop';
import { TextArea } from '@/shared/ui/text-area';
import { TextField } from '@/shared/ui/text-field';
import { State, States } from '../state';

const FieldSpecimen = () => (
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

function TextFieldSpecimen() {
  const [text, setText] = useState('luke');
  return (
    <States>
      <State name="with a hint">
        <TextField label="Handle" hint="It can only be set once." />
      </State>
      <State name="with a sign, can be emptied">
        <TextField
          label="Search"
          icon="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onClear={() => setText('')}
        />
      </State>
      <State name="with a unit">
        <TextField label="Adjustment" suffix="%" inputMode="text" defaultValue="-10" />
      </State>
      <State name="refused">
        <TextField label="E-mail" error="This isn’t an address." defaultValue="somebody" />
      </State>
      <State name="disabled">
        <TextField label="Name" disabled defaultValue="Collector" />
      </State>
    </States>
  );
}

const TextAreaSpecimen = () => (
  <States>
    <State name="with a count">
      <TextArea label="Banner" limit={1000} defaultValue="Everything must go." />
    </State>
    <State name="too long">
      <TextArea
        label="Short note"
        limit={10}
        defaultValue="Longer than allowed"
        error="Too long."
      />
    </State>
  </States>
);

const FileDropSpecimen = () => (
  <States>
    <State name="ready">
      <FileDrop label="Choose a file" accept=".json" onFile={() => undefined} />
    </State>
    <State name="busy">
      <FileDrop label="Choose a file" accept=".json" disabled onFile={() => undefined} />
    </State>
  </States>
);

const PriceFieldSpecimen = () => (
  <States>
    <State name="plain">
      <PriceField
        label="Lantern Scout"
        renderInput={(label) => <input type="text" aria-label={label} defaultValue="2.50" />}
      />
    </State>
  </States>
);

function QuantityEntrySpecimen() {
  const [copies, setCopies] = useState(2);
  return (
    <States>
      <State name="from 0 to 5">
        <QuantityEntry
          label="Lantern Scout"
          value={copies}
          least={0}
          most={5}
          onChange={setCopies}
        />
      </State>
      <State name="at its end">
        <QuantityEntry label="Brass Harrier" value={3} least={1} most={3} onChange={setCopies} />
      </State>
      <State name="beyond what is left">
        <QuantityEntry
          label="Ember Warden"
          value={4}
          least={1}
          most={1}
          describedBy="quantity-entry-left"
          onChange={setCopies}
        />
        <span id="quantity-entry-left">Only 1 left.</span>
      </State>
    </States>
  );
}

export const textFields = {
  field: FieldSpecimen,
  'text-field': TextFieldSpecimen,
  'text-area': TextAreaSpecimen,
  'file-drop': FileDropSpecimen,
  'price-field': PriceFieldSpecimen,
  'quantity-entry': QuantityEntrySpecimen,
};
