import { ANSWER_DAYS } from '@domain/offer';
import { Select } from '@/shared/ui/select';

interface AnswerDaysProps {
  value: number;
  onChange: (days: number) => void;
}

/** After how many days without an answer an offer lapses (rules/offers#expiry). */
export const AnswerDays = ({ value, onChange }: AnswerDaysProps) => (
  <Select
    label="Lapses without an answer after"
    options={ANSWER_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))}
    value={String(value)}
    onChange={({ target }) => onChange(Number(target.value))}
  />
);
