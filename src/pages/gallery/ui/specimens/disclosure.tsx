import { Disclosure } from '@/shared/ui/disclosure';

export const DisclosureSpecimen = () => (
  <>
    <Disclosure title="Closed at first" aside="12 cards">
      What is inside.
    </Disclosure>
    <Disclosure title="Open at first, with a heading" headingLevel={3} defaultOpen>
      What is inside.
    </Disclosure>
  </>
);
