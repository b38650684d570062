import { ProgressBar } from '@/shared/ui/progress-bar';
import { Spinner } from '@/shared/ui/spinner';

interface ReadingProgressProps {
  fileName: string;
  /** Bytes. */
  sent: number;
  size: number;
}

/** A file on its way; the server reads it as it comes. */
export const ReadingProgress = ({ fileName, sent, size }: ReadingProgressProps) =>
  sent < size ? (
    <ProgressBar
      label={`Sending “${fileName}”`}
      value={Math.min(sent, size)}
      total={size}
      text={`${Math.floor((100 * sent) / size)} %`}
    />
  ) : (
    <Spinner label="Comparing it with your collection" />
  );
