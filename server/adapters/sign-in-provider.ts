// The one door for signing in elsewhere: OpenID Connect, code flow with PKCE, state and nonce.
import type * as oidc from 'openid-client';

const SCOPE = 'openid email profile';
/** As long ago somebody may have shown the provider who they are, where it was told to ask again. */
const FRESH_SECONDS = 300;

/** Loaded with the first who signs in so. */
const library = () => import('openid-client');

/** What has to be remembered in the browser until it comes back from the provider. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** The provider was told to ask again who it is. */
  readonly asksAgain?: boolean | undefined;
}

/** What the provider says of the person. */
export interface ProviderProfile {
  /** Unique among all providers and people. */
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
}

export interface SignInProvider {
  /** `asksAgain`: also somebody whom the provider still knows has to show there who they are. */
  begin(
    redirectUri: string,
    options?: { readonly asksAgain?: boolean },
  ): Promise<{ url: string; attempt: SignInAttempt }>;
  /** `returnUrl` is the address with which the browser came back. */
  finish(returnUrl: URL, attempt: SignInAttempt): Promise<ProviderProfile>;
}

export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Google knows no `prompt=login` and tells no `auth_time`: there the choice of the account is all that can be asked for. */
  readonly promptAgain: 'login' | 'select_account';
}

export function createSignInProvider(settings: ProviderSettings): SignInProvider {
  // Looked up when first needed, so that a provider that is down does not keep us from starting.
  let discovered: Promise<oidc.Configuration> | undefined;
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };

  const tellsWhen = settings.promptAgain === 'login';

  return {
    async begin(redirectUri, { asksAgain = false } = {}) {
      const oidc = await library();
      const config = await configuration();
      const attempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
        asksAgain,
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
        ...(asksAgain && { prompt: settings.promptAgain }),
        ...(asksAgain && tellsWhen && { max_age: String(FRESH_SECONDS) }),
      });
      return { url: url.href, attempt };
    },

    async finish(returnUrl, { state, nonce, codeVerifier, asksAgain }) {
      const oidc = await library();
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, returnUrl, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
        ...(asksAgain && tellsWhen && { maxAge: FRESH_SECONDS }),
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token');
      // Some providers put the address into the ID token, others only into the user info.
      const info = claims.email
        ? claims
        : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
      return profileOf(claims.iss, info);
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings) {
  const oidc = await library();
  const url = new URL(issuer);
  // Plain http is for a provider on this very machine.
  const isInsecure = url.protocol === 'http:';
  return oidc.discovery(url, clientId, clientSecret, undefined, {
    execute: isInsecure ? [oidc.allowInsecureRequests] : [],
  });
}

function profileOf(issuer: string, info: oidc.UserInfoResponse | oidc.IDToken): ProviderProfile {
  return {
    subject: `${issuer} ${info.sub}`,
    email: textOf(info.email),
    isEmailVerified: info.email_verified === true,
    firstName: textOf(info.given_name),
    lastName: textOf(info.family_name),
  };
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim !== '' ? claim : undefined;
}
