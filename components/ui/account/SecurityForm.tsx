import { AccountForm } from '#components/ui/forms/AccountForm.tsx';
import { getSecurityForm, getSecurityFormId, type SecurityFormName } from '#lib/session/security-forms.ts';

/** The form that failed, and why. */
interface FailedSecurityForm {
  formId: string;
  message: string;
}

/** What all forms of the account page share. */
export interface SecurityFormContext {
  username: string;
  redirectUri: string | null;
  failed: FailedSecurityForm | null;
}

type Props = SecurityFormContext & {
  name: SecurityFormName;
  /** The passkey or session that the form is about. */
  targetId?: string;
  /** Id of the element that names it. */
  describedBy?: string;
  values?: Readonly<Record<string, string>>;
  isMain?: boolean;
};

/** A form of the account page. */
export function SecurityForm({ name, targetId, describedBy, username, redirectUri, failed, values, isMain = false }: Props) {
  const id = getSecurityFormId(name, targetId ?? null);
  const form = getSecurityForm(name);
  return (
    <AccountForm
      form={form}
      id={id}
      hidden={{ ...(targetId !== undefined && { id: targetId }), ...(redirectUri !== null && { redirect_uri: redirectUri }) }}
      failure={failed?.formId === id ? { identifier: '', message: failed.message } : null}
      {...(values && { values })}
      username={form.fields.some(({ type }) => type === 'password') ? username : undefined}
      describedBy={describedBy}
      isMain={isMain}
      {...(name === 'add-passkey' && { passkey: { dialog: 'create', optionsRoute: 'account/passkey-options' } })}
    />
  );
}
