export const USAGE = `npm run catalogue -- import <file or address> … [options]
npm run catalogue -- list

import   Brings card sets up to swu-db set files (https://api.swu-db.com/cards/{set}, or saved).
         It can be run again at any time; ids never change.
list     Shows the card sets and their latest import.

  --recorded-at <ISO 8601>  when the prices were stated; now, if left out. An older file adds
                            history and leaves what is current alone
  --set <code>              import the rows of this set alone
  --name <text>             the set's name (one file only)
  --description <text>      the set's description (one file only)
  --replace-demo            remove the demo set of the same code
  --discard-changes         remove it even if its cards were changed, after a backup
  --accept                  take jumps of prices for good, instead of quarantining them
  --json                    print reports as JSON
  --help                    this text`;
