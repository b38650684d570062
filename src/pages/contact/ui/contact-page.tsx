import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Loaded } from '@/shared/ui/loaded';
import { Page } from '@/shared/ui/page';
import { Skeleton } from '@/shared/ui/skeleton';
import { useContactEmailQuery } from '../api/contact-api';

/** The feedback address and a button that opens the visitor's mail client (rules/operation#contact). */
export function ContactPage() {
  const query = useContactEmailQuery();
  return (
    <Page
      title="Contact Us"
      width="reading"
      lead="A bug, a wish, a kind word: we read every message."
    >
      <EmptyState figure="letter" title="Write to us">
        <Loaded query={query} waiting={<Skeleton lines={2} />}>
          {(email) => <FeedbackAddress email={email} />}
        </Loaded>
      </EmptyState>
    </Page>
  );
}

const openMail = (email: string) => window.location.assign(`mailto:${email}`);

const FeedbackAddress = ({ email }: { email: string }) => (
  <>
    <p>
      <span>Send your feedback to</span> <a href={`mailto:${email}`}>{email}</a>
      <span>.</span>
    </p>
    <Button variant="primary" icon="mail" onClick={() => openMail(email)}>
      Send an email
    </Button>
  </>
);
