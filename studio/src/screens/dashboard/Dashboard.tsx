import { useAccount } from '../../shell/account-context.ts';

/** Where an editor begins. */
export default function Dashboard() {
  const { user } = useAccount();
  return <p>Signed in as {user.name}.</p>;
}
