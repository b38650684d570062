import { useState } from 'react';
import { TextField } from '@/shared/ui/text-field';
import { State, States } from '../state';

export function TextFieldSpecimen() {
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
      <State name="refused">
        <TextField label="E-mail" error="This is no address." defaultValue="somebody" />
      </State>
      <State name="disabled">
        <TextField label="Name" disabled defaultValue="Collector" />
      </State>
    </States>
  );
}
