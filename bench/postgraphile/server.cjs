/** Serves the database in argv[2] by PostGraphile on a free loopback port, and sends the port to its parent. */
const http = require('node:http');
const { postgraphile } = require('postgraphile');

const server = http.createServer(
  postgraphile(process.argv[2], 'public', {
    disableQueryLog: true,
    enableQueryBatching: false,
    graphiql: false,
    setofFunctionsContainNulls: false,
    legacyRelations: 'omit',
  }),
);
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit(0));
