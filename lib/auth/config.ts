/** What scripts in the browser need to know to sign in and out, as in Faust.js. Islands get it from the server, which reads the environment. */
export interface AuthConfig {
  /** Path of the routes, such as `/api/faust`. */
  apiBasePath: string;
  /** Path of the sign-in page of the site. */
  loginPagePath: string;
  /** URL of the content service, whose page `/generate` signs in with the type `redirect`. */
  contentUrl: string;
  authType: 'local' | 'redirect';
}
