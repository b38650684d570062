import { TextArea } from '@/shared/ui/text-area';
import { State, States } from '../state';

export const TextAreaSpecimen = () => (
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
