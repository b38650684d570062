export const USAGE = `npm run collections -- check
npm run collections -- rebuild

check    Compares every count of every collection with what its ledger of changes says, and changes
         nothing. Ends with code 1 where they differ.
rebuild  The same, and makes the counts say what the ledger says.

  --help   this text

Both may run while Starbinder does.`;
