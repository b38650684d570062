import { createContext, useContext } from 'react';

/** When pictures are requested: not yet, before they are in sight, or now, since they are. */
export type PictureRequest = 'later' | 'ahead' | 'now';

/**
 * A long list decides that for each of its parts. If the browser had to watch thousands of pictures itself
 * (`loading="lazy"`), each frame of scrolling would cost time.
 */
const PictureRequests = createContext<PictureRequest>('now');

export const PictureRequestProvider = PictureRequests.Provider;

export const usePictureRequest = (): PictureRequest => useContext(PictureRequests);
