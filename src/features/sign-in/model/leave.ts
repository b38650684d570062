import { createContext, useContext } from 'react';

/** Sends the browser to an address of another site. */
export type Leave = (url: string) => void;

const LeaveContext = createContext<Leave>((url) => window.location.assign(url));

/** Lets tests see where the browser would go. */
export const LeaveProvider = LeaveContext.Provider;

export const useLeave = (): Leave => useContext(LeaveContext);
