import fc from 'fast-check';
import {
  type ClientAuthMethod,
  type Credentials,
  waysToAuthenticate,
} from './client-authentication';

/** What a token endpoint gets in each way, in their order. */
function sentBy(credentials: Partial<Credentials>, advertised?: string[]): string[] {
  const client = { clientId: 'x', clientSecret: 'y', ...credentials };
  return waysToAuthenticate(client, advertised).map((authenticate) => {
    const [body, headers] = [new URLSearchParams(), new Headers()];
    authenticate({ issuer: '' }, { client_id: client.clientId }, body, headers);
    const basic = headers.get('authorization')?.replace('Basic ', '');
    return basic === undefined
      ? `post ${body.get('client_id')} ${body.get('client_secret')}`
      : `basic ${Buffer.from(basic, 'base64').toString()}`;
  });
}

const POST: ClientAuthMethod = 'client_secret_post';
const BASIC: ClientAuthMethod = 'client_secret_basic';

it.each<[string, Partial<Credentials>, string[] | undefined, string[]]>([
  ['both where the provider lists both', {}, [BASIC, POST], ['post x y', 'basic x:y']],
  ['both where it lists none', {}, undefined, ['post x y', 'basic x:y']],
  ['both where it lists others alone', {}, ['private_key_jwt'], ['post x y', 'basic x:y']],
  ['what it lists', {}, ['client_secret_jwt', BASIC], ['basic x:y']],
  ['what is set, whatever it lists', { clientAuth: POST }, [BASIC], ['post x y']],
  [
    'an encoded text, then as it is',
    { clientSecret: 'é+' },
    [BASIC],
    ['basic x:%C3%A9%2B', 'basic x:é+'],
  ],
  ['the client id, too', { clientId: 'a-b' }, [BASIC], ['basic a%2Db:y', 'basic a-b:y']],
  ['no id that would end early', { clientId: 'a:b' }, [BASIC], ['basic a%3Ab:y']],
])('tries %s', (_what, credentials, advertised, sent) => {
  expect(sentBy(credentials, advertised)).toEqual(sent);
});

it('reaches a provider that decodes and one that doesn’t, with any text', () => {
  const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (clientSecret) => {
      const secrets = sentBy({ clientSecret, clientAuth: BASIC }).map((sent) =>
        sent.replace('basic x:', ''),
      );
      expect(decoded(secrets[0] ?? '')).toBe(clientSecret);
      expect(secrets.at(-1)).toBe(clientSecret);
    }),
  );
});
