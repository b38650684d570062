import type { SharingSubject } from '@domain/sharing';
import { baseApi, operation } from '@/shared/api';
import { PlayersOperation } from './players.operations';

/** A player who shares something with the viewer. */
export interface FoundPlayer {
  handle: string;
  subjects: SharingSubject[];
}

const playersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Players by the beginning of their handle. */
    players: build.query({
      ...operation(PlayersOperation, ({ players }): FoundPlayer[] => players),
    }),
  }),
});

export const { usePlayersQuery } = playersApi;
