import { generatePath, Link } from 'react-router-dom';
import { REMOVED_NOTE } from '@domain/moderation';
import { apiErrorOf } from '@/shared/api';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Moment } from '@/shared/ui/moment';
import { Muted } from '@/shared/ui/muted';
import { Notice } from '@/shared/ui/notice';
import {
  type Report,
  useRemoveBannerMutation,
  useRemoveNoteMutation,
  useSettleReportMutation,
} from '../api/people-api';
import styles from './admin-reports.module.css';

/** A report with what it is about, and what can be done (rules/moderation#reports). */
export function ReportCard({ report }: { report: Report }) {
  const { id, subject, reason, createdAt, settledAt, reporter, accused } = report;
  const [settle, settling] = useSettleReportMutation();
  const title = `${subject === 'OFFER' ? 'An offer' : 'A banner'} of ${nameOf(accused)}`;
  return (
    <article className={styles.report} aria-label={title}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <Muted as="p">
          <span>Reported by</span> <Person person={reporter} />
          <span>,</span> <Moment at={createdAt} />
          {settledAt !== null && (
            <>
              <span>; settled</span> <Moment at={settledAt} />
            </>
          )}
        </Muted>
      </header>
      <blockquote dir="auto" className={styles.reason}>
        {reason}
      </blockquote>
      {subject === 'OFFER' ? <ReportedNotes report={report} /> : <ReportedBanner report={report} />}
      {settling.error && <Notice tone="error">{apiErrorOf(settling.error).message}</Notice>}
      <div className={styles.actions}>
        <Link to={generatePath(routes.adminEditUser, { id: accused.id })}>
          {accused.isSuspended
            ? `${nameOf(accused)} is suspended`
            : `Suspend or edit ${nameOf(accused)}`}
        </Link>
        {settledAt === null && (
          <Button
            icon="check"
            loading={settling.isLoading}
            onClick={() => void settle({ reportId: id })}
          >
            Mark as settled
          </Button>
        )}
      </div>
    </article>
  );
}

/** The discussion of a reported offer; each note can be removed. */
function ReportedNotes({ report: { notes, accused, reporter } }: { report: Report }) {
  const [remove, removing] = useRemoveNoteMutation();
  if (notes.length === 0) return <Muted as="p">This offer has no notes.</Muted>;
  const authorOf = (userId: string) => nameOf(userId === accused.id ? accused : reporter);
  return (
    <>
      {removing.error && <Notice tone="error">{apiErrorOf(removing.error).message}</Notice>}
      <ol className={styles.notes} aria-label="Notes of the offer">
        {notes.map(({ id, userId, content, isRemoved, createdAt }) => (
          <li key={id} className={styles.note}>
            <div className={styles.words}>
              <Muted as="p">
                <span>{`${authorOf(userId)},`}</span> <Moment at={createdAt} />
              </Muted>
              <p dir="auto" className={isRemoved ? styles.removed : styles.content}>
                {isRemoved ? REMOVED_NOTE : content}
              </p>
            </div>
            {!isRemoved && (
              <Button
                icon="delete"
                aria-label={`Remove the note of ${authorOf(userId)}: ${content}`}
                loading={removing.isLoading && removing.originalArgs?.noteId === id}
                onClick={() => void remove({ noteId: id })}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The banner as it was, which can be removed while the list has one. */
function ReportedBanner({ report: { banner, hasBanner, accused } }: { report: Report }) {
  const [remove, removing] = useRemoveBannerMutation();
  return (
    <div className={styles.note}>
      <p dir="auto" className={styles.content}>
        {banner}
      </p>
      {removing.error && <Notice tone="error">{apiErrorOf(removing.error).message}</Notice>}
      {hasBanner ? (
        <Button
          icon="delete"
          loading={removing.isLoading}
          onClick={() => void remove({ userId: accused.id })}
        >
          Remove banner
        </Button>
      ) : (
        <Muted>The list has no banner now.</Muted>
      )}
    </div>
  );
}

const nameOf = ({ handle }: Report['accused']): string => handle ?? 'a player without a handle';

const Person = ({ person }: { person: Report['accused'] }) => (
  <Link to={generatePath(routes.adminEditUser, { id: person.id })}>{nameOf(person)}</Link>
);
