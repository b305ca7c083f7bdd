/** Signs out, on this device or on all devices of the account. A plain form: it works without scripts. */
export function LogoutForm() {
  return (
    <form action="/api/faust/auth/logout/" method="post">
      <button type="submit">Sign out</button>{' '}
      <button type="submit" name="everywhere">
        Sign out on all devices
      </button>
    </form>
  );
}
