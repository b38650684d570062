import { createContext, useContext } from 'react';

/**
 * Whether pictures are near enough to being in sight to be asked for; a long list says so of each part of it. Thousands
 * that the browser itself would have to watch for it (`loading="lazy"`) cost every frame of a scrolled page some time.
 */
const PicturesNear = createContext(true);

export const PicturesNearProvider = PicturesNear.Provider;

export const useArePicturesNear = (): boolean => useContext(PicturesNear);
