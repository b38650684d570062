import type { AppliedImport, ImportMode, ImportPreview } from '@domain/collection-file';
import type { ApiError } from '@/shared/api';

/** How far an import has come. */
export type ImportState =
  | { step: 'choosing'; error: ApiError | null }
  | { step: 'reading'; fileName: string; sent: number; size: number }
  | { step: 'previewed'; preview: ImportPreview; mode: ImportMode; error: ApiError | null }
  | { step: 'applying'; preview: ImportPreview; mode: ImportMode; written: number; of: number }
  | { step: 'applied'; preview: ImportPreview; applied: AppliedImport };

export type ImportEvent =
  | { type: 'again' }
  | { type: 'begun'; fileName: string; size: number }
  | { type: 'sent'; bytes: number }
  | { type: 'refused'; error: ApiError }
  | { type: 'previewed'; preview: ImportPreview }
  | { type: 'mode'; mode: ImportMode }
  | { type: 'applying' }
  | { type: 'written'; written: number; of: number }
  | { type: 'applied'; applied: AppliedImport };

export const choosing: ImportState = { step: 'choosing', error: null };

/** What happens to an import; what comes too late for its step changes nothing. */
export function importReducer(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'again':
      return choosing;
    case 'begun':
      return { step: 'reading', fileName: event.fileName, sent: 0, size: event.size };
    case 'sent':
      return state.step === 'reading' ? { ...state, sent: event.bytes } : state;
    case 'refused':
      return state.step === 'applying'
        ? { step: 'previewed', preview: state.preview, mode: state.mode, error: event.error }
        : { step: 'choosing', error: event.error };
    case 'previewed':
      return { step: 'previewed', preview: event.preview, mode: 'add', error: null };
    case 'mode':
      return state.step === 'previewed' ? { ...state, mode: event.mode } : state;
    case 'applying':
      if (state.step !== 'previewed') return state;
      return {
        step: 'applying',
        preview: state.preview,
        mode: state.mode,
        written: 0,
        of: state.preview.plans[state.mode].changes,
      };
    case 'written':
      return state.step === 'applying' ? { ...state, written: event.written, of: event.of } : state;
    case 'applied':
      if (state.step !== 'applying') return state;
      return { step: 'applied', preview: state.preview, applied: event.applied };
  }
}
