import { Actions } from '#components/ui/core/Actions.tsx';
import buttons from '#components/ui/core/Button.module.css';
import { getAuthRoute } from '#lib/session/login-path.ts';

/** Signs out, on this device or on all devices of the account. It works without scripts. */
export function LogoutForm() {
  return (
    <form action={getAuthRoute('logout')} method="post">
      <Actions>
        <button className={buttons.btn} type="submit">
          Sign out
        </button>
        <button className={buttons.btn} type="submit" name="everywhere">
          Sign out on all devices
        </button>
      </Actions>
    </form>
  );
}
