/**
 * The script of the GraphiQL page. Users can sign in and send their queries as themselves or as a visitor. Tokens are only kept in memory: after a
 * reload, users sign in again.
 */
const endpoint = document.documentElement.dataset.endpoint;
const find = (id) => document.getElementById(id);

/** An auth token is valid for five minutes. */
const MAX_TOKEN_AGE_MS = 4 * 60_000;

/** The signed-in user: `{ name, authToken, refreshToken, issuedAt }`. */
let account = null;

async function send(body, headers = {}) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

async function getAuthToken() {
  if (Date.now() - account.issuedAt < MAX_TOKEN_AGE_MS) return account.authToken;
  const query = 'mutation ($token: String!) { refreshJwtAuthToken(input: { jwtRefreshToken: $token }) { authToken } }';
  const { data } = await send({ query, variables: { token: account.refreshToken } });
  const authToken = data?.refreshJwtAuthToken?.authToken;
  if (!authToken) throw new Error('The session has ended. Sign in again.');
  account = { ...account, authToken, issuedAt: Date.now() };
  return authToken;
}

async function sendQuery(parameters, { headers = {} } = {}) {
  const isOwnToken = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');
  const isVisitor = !account || find('as-visitor').checked || isOwnToken;
  return send(parameters, isVisitor ? headers : { ...headers, authorization: `Bearer ${await getAuthToken()}` });
}

function showAccount() {
  const isSignedIn = account !== null;
  find('viewer').textContent = isSignedIn && !find('as-visitor').checked ? account.name : 'a visitor';
  find('as-visitor-label').hidden = !isSignedIn;
  find('sign-out').hidden = !isSignedIn;
  find('open-sign-in').hidden = isSignedIn;
}

function reportSignInError(message) {
  find('sign-in-error').textContent = message;
}

async function signIn(form) {
  const { username, password, twoFactorCode } = Object.fromEntries(new FormData(form));
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { authToken refreshToken user { name } } }';
  const input = { username, password, ...(twoFactorCode && { twoFactorCode }) };
  const { data, errors } = await send({ query, variables: { input } });
  if (!data?.login) {
    reportSignInError(`The sign-in failed: ${errors?.[0]?.message ?? 'the service sent no reason'}. Check what you have entered.`);
    return;
  }
  const { authToken, refreshToken, user } = data.login;
  account = { name: user?.name ?? username, authToken, refreshToken, issuedAt: Date.now() };
  form.reset();
  find('sign-in').close();
  showAccount();
  find('sign-out').focus();
}

find('open-sign-in').addEventListener('click', () => {
  reportSignInError('');
  find('sign-in').showModal();
});
find('cancel-sign-in').addEventListener('click', () => find('sign-in').close());
find('sign-out').addEventListener('click', () => {
  account = null;
  find('as-visitor').checked = false;
  showAccount();
  find('open-sign-in').focus();
});
find('as-visitor').addEventListener('change', showAccount);
find('sign-in').addEventListener('submit', (event) => {
  event.preventDefault();
  signIn(event.target).catch(() => reportSignInError('The service did not respond. Try again.'));
});

const workers = { editorWorkerService: 'editor-worker.js', json: 'json-worker.js', graphql: 'graphql-worker.js' };
globalThis.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_module, label) => `/graphiql/${workers[label]}` };
globalThis.YogaGraphiQL.renderYogaGraphiQL(find('graphiql'), {
  title: 'GraphiQL',
  logo: ' ',
  fetcher: sendQuery,
  shouldPersistHeaders: false,
  defaultQuery: '{\n  generalSettings {\n    title\n    description\n  }\n}\n',
});
