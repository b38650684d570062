'use strict';
/*
 * Every npm script starts here: `node tools/run.cjs <command> [arguments]`.
 * Its syntax is old, so that an old Node prints a message instead of a syntax error.
 */
var NEEDED = [20, 19];

function isTooOld(version) {
  var parts = version.split('.').map(Number);
  return parts[0] < NEEDED[0] || (parts[0] === NEEDED[0] && parts[1] < NEEDED[1]);
}

if (isTooOld(process.env.STARBINDER_NODE_VERSION || process.versions.node)) {
  console.error(
    'Starbinder needs Node.js ' +
      NEEDED.join('.') +
      ' or newer, and this is ' +
      (process.env.STARBINDER_NODE_VERSION || process.versions.node) +
      '. Install a newer one from https://nodejs.org and try again.',
  );
  process.exit(1);
}

import('./bootstrap/command.mjs').then(function (module) {
  return module.runCommand(process.argv[2], process.argv.slice(3));
});
