import { createContext, useContext } from 'react';

/** Leads the browser out of the program, to an address of another site. */
export type Leave = (url: string) => void;

const LeaveContext = createContext<Leave>((url) => window.location.assign(url));

/** Lets tests see where the browser would go. */
export const LeaveProvider = LeaveContext.Provider;

export const useLeave = (): Leave => useContext(LeaveContext);
