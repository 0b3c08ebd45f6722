// A real OpenID Connect provider on loopback, whose people are whoever the test says.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
}

export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who sits at the browser; null cancels. */
  person: Person | null;
  stop(): Promise<void>;
}

const CLIENT = { clientId: 'playlight', clientSecret: 'the secret of the test client' };

export async function startOpenIdProvider(
  redirectUris: readonly string[],
): Promise<OpenIdProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [...redirectUris],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }),
    }),
  });
  const people = new Map<string, Person>();
  const control: OpenIdProvider = {
    issuer,
    ...CLIENT,
    person: null,
    stop: () => stopServer(server),
  };

  /** Stands in for the pages where a person types a password and agrees. */
  const finishInteraction = async (request: IncomingMessage, response: ServerResponse) => {
    const { person } = control;
    if (!person) {
      const result = { error: 'access_denied', error_description: 'The person said no' };
      await provider.interactionFinished(request, response, result);
      return;
    }
    people.set(person.sub, person);
    const grant = new provider.Grant({ accountId: person.sub, clientId: CLIENT.clientId });
    grant.addOIDCScope('openid email profile');
    const result = { login: { accountId: person.sub }, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, result);
  };
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void finishInteraction(request, response);
    else void answer(request, response);
  });
  return control;
}

function stopServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Walks through the provider as a browser does, and gives the address that it sends back to. */
export async function walkThrough(start: string, until: string): Promise<string> {
  const jar = new Map<string, string>();
  let address = start;
  for (let steps = 0; steps < 10; steps++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`The provider stopped with ${response.status}`);
    address = new URL(location, address).href;
    if (address.startsWith(until)) return address;
  }
  throw new Error('The provider never sent the browser back');
}
