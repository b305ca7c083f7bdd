/** Refused attempts from one address: others must still be able to send forms and to sign in. */
import { type Attack, type AttackContext, flood, sendOnce } from '../attack.ts';
import type { Outcome } from '../connection.ts';
import { createFormRequest, createJsonRequest, createRequest, type Headers, type RawRequest } from '../request.ts';

const CONNECTIONS = 16;

/** Addresses of the documentation networks. The servers accept the client's address in this header from programs on this machine. */
const from = (address: string): Headers => ({ 'x-forwarded-for': address });
const attacker = from('203.0.113.66');
const owner = from('198.51.100.7');
const visitor = from('192.0.2.44');

const FORM_PATH = '/api/forms/contact/';
const formHeaders: Headers = { 'sec-fetch-site': 'same-origin' };
const validForm = { topic: 'Press', name: 'Ada Berg', email: 'ada@example.invalid', message: 'Where is the press desk?' };

const getText = (outcome: Outcome): string => (outcome.kind === 'response' ? outcome.response.body.toString() : outcome.kind);
const getStatus = (outcome: Outcome): string => (outcome.kind === 'response' ? String(outcome.response.status) : outcome.kind);

const forms: Attack = {
  name: 'attempts-forms',
  description: 'One address sends invalid and valid forms. Another one can still send the contact form.',
  maxRequests: 5500,
  run: async (context) => {
    const { target, tally, random } = context;
    await flood(context, {
      url: target.site,
      connections: CONNECTIONS,
      createRequest: () =>
        createFormRequest(FORM_PATH, random.chance(0.9) ? { name: random.word(5) } : validForm, { ...formHeaders, ...attacker }),
    });
    const request = createFormRequest(FORM_PATH, validForm, { ...formHeaders, ...visitor });
    const outcome = await sendOnce(target.site, request);
    tally.figures.push(`another visitor's form: status ${getStatus(outcome)}`);
    if (getStatus(outcome) !== '303')
      tally.report({ text: `another visitor's form was refused with status ${getStatus(outcome)}`, request, url: target.site });
  },
};

const LOGIN =
  'mutation ($username: String!, $password: String!) { login(input: { username: $username, password: $password }) { authToken } }';

function createLogin({ target }: AttackContext, username: string, password: string, headers: Headers): RawRequest {
  return createJsonRequest(target.graphqlPath, { query: LOGIN, variables: { username, password } }, headers);
}

/** Ten guesses in one request: as aliases, or as a batch. */
function createGuesses({ target, random }: AttackContext): RawRequest {
  const guesses = Array.from({ length: 10 }, () => random.word(10));
  const aliases = guesses
    .map((guess, index) => `a${index}: login(input: { username: "admin", password: "${guess}" }) { authToken }`)
    .join(' ');
  const body = random.chance(0.5)
    ? { query: `mutation { ${aliases} }` }
    : guesses.map((password) => ({ query: LOGIN, variables: { username: 'admin', password } }));
  return createJsonRequest(target.graphqlPath, body, attacker);
}

async function signIn(context: AttackContext, username: string, password: string, headers: Headers): Promise<string | null> {
  const outcome = await sendOnce(context.target.content, createLogin(context, username, password, headers));
  return /"authToken":"([^"]+)"/.exec(getText(outcome))?.[1] ?? null;
}

const CREATE_USER = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { databaseId } } }';

const signIns: Attack = {
  name: 'attempts-sign-in',
  description: 'One address guesses passwords of the administrator. The administrator and other users can still sign in.',
  maxRequests: 200,
  run: async (context) => {
    const { target, tally, random } = context;
    const { adminPassword } = target;
    if (adminPassword === undefined) return tally.report({ text: 'this attack needs --admin-password' });
    const token = await signIn(context, 'admin', adminPassword, owner);
    if (token === null) return tally.report({ text: 'the administrator could not sign in before the attack' });
    const colleague = { username: `editor-${random.word(8)}`, password: `${random.word(20)}-A1!` };
    const input = { ...colleague, email: `${colleague.username}@example.invalid`, roles: ['editor'] };
    await sendOnce(
      target.content,
      createJsonRequest(target.graphqlPath, { query: CREATE_USER, variables: { input } }, { ...owner, authorization: `Bearer ${token}` }),
    );

    await flood(context, { url: target.content, connections: CONNECTIONS, createRequest: () => createGuesses(context) });

    const logins = [
      { who: 'the administrator, from a known address', username: 'admin', password: adminPassword, headers: owner },
      { who: 'another user, from another address', ...colleague, headers: visitor },
    ];
    for (const { who, username, password, headers } of logins) {
      const isSignedIn = (await signIn(context, username, password, headers)) !== null;
      tally.figures.push(`${who}: ${isSignedIn ? 'can sign in' : 'cannot sign in'}`);
      if (!isSignedIn)
        tally.report({ text: `refused: ${who}`, request: createLogin(context, username, password, headers), url: target.content });
    }
  },
};

const APPLICATION_PASSWORDS = '/wp-json/wp/v2/users/me/application-passwords';

const applicationPasswords: Attack = {
  name: 'attempts-application-password',
  description:
    'One address guesses application passwords of the administrator. A program with the right one can still use the API, also from that address.',
  maxRequests: 500,
  run: async (context) => {
    const { target, tally, random } = context;
    const { adminPassword } = target;
    if (adminPassword === undefined) return tally.report({ text: 'this attack needs --admin-password' });
    const createUse = (password: string, address: Headers) =>
      createRequest('GET', APPLICATION_PASSWORDS, { ...address, authorization: `Basic ${btoa(`admin:${password}`)}` });
    const token = await signIn(context, 'admin', adminPassword, owner);
    const created = await sendOnce(
      target.content,
      createJsonRequest(
        APPLICATION_PASSWORDS,
        { name: `Program ${random.word(8)}`, current_password: adminPassword },
        { ...owner, authorization: `Bearer ${token}` },
      ),
    );
    const password = /"password":"([^"]+)"/.exec(getText(created))?.[1];
    if (password === undefined) return tally.report({ text: 'the administrator could not create an application password' });
    await flood(context, { url: target.content, connections: CONNECTIONS, createRequest: () => createUse(random.word(24), attacker) });
    for (const address of [owner, attacker]) {
      const request = createUse(password, address);
      const status = getStatus(await sendOnce(target.content, request));
      tally.figures.push(`a program with the right password: status ${status}`);
      if (status !== '200') tally.report({ text: `the right password was refused with status ${status}`, request, url: target.content });
    }
  },
};

const RESET = 'mutation ($username: String!) { sendPasswordResetEmail(input: { username: $username }) { success } }';

const resets: Attack = {
  name: 'attempts-password-reset',
  description: 'One address requests password resets for known and unknown accounts. All responses are equal.',
  maxRequests: 500,
  run: async (context) => {
    const { target, tally, random } = context;
    const createReset = (username: string) => createJsonRequest(target.graphqlPath, { query: RESET, variables: { username } }, attacker);
    // Before the limits are reached, so that the actual responses are compared.
    const unknown = random.word(9);
    const known = getText(await sendOnce(target.content, createReset('admin')));
    if (known !== getText(await sendOnce(target.content, createReset(unknown))))
      tally.report({ text: 'the response reveals whether an account exists', request: createReset('admin'), url: target.content });
    await flood(context, {
      url: target.content,
      connections: CONNECTIONS,
      createRequest: () => createReset(random.chance(0.5) ? 'admin' : random.word(9)),
    });
  },
};

export const attemptAttacks: readonly Attack[] = [forms, signIns, applicationPasswords, resets];
