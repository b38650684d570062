import { Button } from '@/shared/ui/button';

const openMail = (email: string) => window.location.assign(`mailto:${email}`);

export const FeedbackAddress = ({ email }: { email: string }) => (
  <>
    <p>
      Send your feedback to <a href={`mailto:${email}`}>{email}</a>.
    </p>
    <Button variant="primary" icon="mail" onClick={() => openMail(email)}>
      Send an e-mail
    </Button>
  </>
);
