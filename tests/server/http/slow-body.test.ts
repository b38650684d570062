import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { startTestApp } from '../support/test-app';

/** A body that drips must not hold a connection for ever (rules/attacks#transport). */
it('answers 408 to a body that does not come to its end', async () => {
  const server = await startTestApp({ requestTimeout: 200 });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;

  const answer = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      );
    });
    const drip = setInterval(() => socket.write(' '), 50);
    socket.on('data', (data) => (received += data.toString()));
    socket.on('close', () => {
      clearInterval(drip);
      resolve(received);
    });
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  await server.close();
});
