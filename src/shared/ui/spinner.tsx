import { Loader } from 'semantic-ui-react';

/** A turning ring with a text, for waits whose result has no known shape. */
export const Spinner = ({ label = 'Loading...' }: { label?: string }) => (
  <div role="status">
    <Loader active inline="centered">
      {label}
    </Loader>
  </div>
);
