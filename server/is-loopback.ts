const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether a host name or address means this machine alone. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
