import { createContext, useContext } from 'react';

/**
 * Whether pictures are near enough to be requested; a long list decides that for each of its parts. If the browser had
 * to watch thousands of pictures itself (`loading="lazy"`), each frame of scrolling would cost time.
 */
const PicturesNear = createContext(true);

export const PicturesNearProvider = PicturesNear.Provider;

export const useArePicturesNear = (): boolean => useContext(PicturesNear);
