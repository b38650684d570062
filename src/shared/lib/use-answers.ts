import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { ApiError } from '@/shared/api';
import { useAppDispatch, useAppSelector } from '@/shared/store';

/** What is used of a query's endpoint. */
interface Query<Asked, Answer> {
  initiate(
    asked: Asked,
    options?: { forceRefetch?: boolean; subscribe?: boolean },
  ): ThunkAction<{ unsubscribe(): void }, RootState, unknown, UnknownAction>;
  select(asked: Asked): (state: RootState) => { data?: Answer | undefined; error?: unknown };
}

interface Answers<Answer> {
  /** In the order of what was asked; null until all of them are known. */
  answers: readonly Answer[] | null;
  /** The first of them; null if all of them were answered. */
  error: ApiError | null;
  retry: () => void;
}

/** One query's answers to several arguments, such as one for each set; requests what isn't cached. */
export function useAnswers<Asked, Answer>(
  { initiate, select }: Query<Asked, Answer>,
  given: readonly Asked[],
): Answers<Answer> {
  const dispatch = useAppDispatch();
  const key = JSON.stringify(given);
  const questions = useMemo(() => JSON.parse(key) as readonly Asked[], [key]);
  useEffect(() => {
    const queries = questions.map((each) => dispatch(initiate(each)));
    return () => {
      for (const query of queries) query.unsubscribe();
    };
  }, [questions, dispatch, initiate]);

  const selectors = useMemo(() => questions.map((each) => select(each)), [questions, select]);
  const found = useAppSelector((state) => selectors.map((own) => own(state).data), shallowEqual);
  const error = useAppSelector((state) => selectors.map((own) => own(state).error).find(Boolean));
  const answers = useMemo(() => {
    const known = found.filter((answer) => answer !== undefined);
    return known.length === found.length ? known : null;
  }, [found]);
  return {
    answers,
    error: (error as ApiError | undefined) ?? null,
    retry: () => {
      for (const each of questions) {
        void dispatch(initiate(each, { forceRefetch: true, subscribe: false }));
      }
    },
  };
}
