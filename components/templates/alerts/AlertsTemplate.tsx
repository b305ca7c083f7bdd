import type { ReactNode } from 'react';
import { Actions } from '#components/ui/core/Actions.tsx';
import buttons from '#components/ui/core/Button.module.css';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { DateText } from '#components/ui/core/DateText.tsx';
import forms from '#components/ui/forms/Form.module.css';
import { Honeypot } from '#components/ui/forms/Honeypot.tsx';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { ALERTS_PATH, ALERTS_ROUTE } from '#lib/subscriptions/addresses.ts';
import type { SubscriptionList, SubscriptionRequest } from '#lib/subscriptions/content-service.ts';
import styles from './AlertsTemplate.module.css';

export type AlertsView =
  | { kind: 'form'; subject: SubscriptionRequest }
  | { kind: 'confirm'; token: string; subject: { title: string; description: string } }
  | { kind: 'manage'; token: string; list: SubscriptionList }
  /** `requested`: an email is on its way. `removed`: no subscription remains. `expired`, `ended`: the link no longer works. */
  | { kind: 'requested' | 'removed' | 'expired' | 'ended' | 'unavailable' };

type Props = { view: AlertsView; problem: string | null; done: string | null };

/** Why a form was not accepted, by the parameter `problem`. */
const problems: ReadonlyMap<string, string> = new Map([
  ['invalid-email', 'This is not a valid email address. Enter an address like name@example.com.'],
  ['invalid-query', 'This search is too long for an alert. Remove a filter, then try again.'],
  ['too-many', 'Too many requests came from your network. Nothing was sent. Try again in an hour.'],
  ['unknown-alert', 'Nothing was removed, because this alert is not on your list. It may have been removed already.'],
  ['unavailable', 'We cannot process your request right now. Nothing has changed. Try again in a minute.'],
]);

/** Email alerts: the form, the confirmation, and the list of those who have a link from an email. */
export function AlertsTemplate({ view, problem, done }: Props) {
  const problemText = problem === null ? undefined : problems.get(problem);
  return (
    <>
      <Breadcrumbs
        items={[
          { text: 'Home', url: '/' },
          { text: 'Email alerts', url: ALERTS_PATH },
        ]}
      />
      <Hero variant="compact" title={getTitle(view)} />
      <PageSheet lessPadding>
        <div className={`${styles.content} stack`}>
          {problemText !== undefined && (
            <p className="notice" role="alert">
              <strong>{problemText}</strong>
            </p>
          )}
          {done === 'confirmed' && <Message>Your alert is confirmed. You will get the first email when there is something new.</Message>}
          {done === 'removed' && view.kind === 'manage' && <Message>The alert was removed.</Message>}
          <View view={view} />
        </div>
      </PageSheet>
    </>
  );
}

function getTitle(view: AlertsView): string {
  switch (view.kind) {
    case 'form':
      return `${view.subject.title} by email`;
    case 'confirm':
      return 'Confirm your alert';
    case 'manage':
      return 'Your email alerts';
    case 'requested':
      return 'Check your email';
    case 'removed':
      return 'You are unsubscribed';
    case 'expired':
    case 'ended':
      return 'This link no longer works';
    case 'unavailable':
      return 'Alerts are not available right now';
  }
}

function View({ view }: { view: AlertsView }) {
  switch (view.kind) {
    case 'form':
      return <SubscribeForm subject={view.subject} />;
    case 'confirm':
      return (
        <form className="stack start" method="post" action={ALERTS_ROUTE}>
          <p className="lead">
            {view.subject.title}: {view.subject.description}
          </p>
          <button className={`${buttons.btn} ${buttons.signal}`} name="confirm" value={view.token}>
            Confirm this alert
          </button>
          <p className="quiet">If you did not request this alert, close this page. We delete the request after seven days.</p>
        </form>
      );
    case 'manage':
      return <Subscriptions token={view.token} list={view.list} />;
    case 'requested':
      return (
        <p className="lead">
          If the address is correct, an email with a link is on its way. Open the link and confirm the alert within seven days. If the email
          does not arrive within a few minutes, check your spam folder.
        </p>
      );
    case 'removed':
      return <p className="lead">We have deleted your alert and your address. You will not receive any more emails about it.</p>;
    case 'expired':
      return <p className="lead">Confirmation links work for seven days. Repeat your search and request the alert again.</p>;
    case 'ended':
      return (
        <p className="lead">
          The alert has been removed, or the link is incomplete. Use the link in the latest email you received from us.
        </p>
      );
    case 'unavailable':
      return <p className="lead">Nothing has changed. Try again in a minute.</p>;
  }
}

function SubscribeForm({ subject: { topic, query, description, href } }: { subject: SubscriptionRequest }) {
  return (
    <form className="stack start" method="post" action={ALERTS_ROUTE}>
      <p className="lead">
        {description}. <a href={href}>View the current results</a>
      </p>
      <p>We email you when something new matches, at most once a day. Every email has a link to unsubscribe with one click.</p>
      <input type="hidden" name="topic" value={topic} />
      <input type="hidden" name="query" value={query} />
      <Honeypot />
      <div className={`${forms.field} ${styles.field}`}>
        <label htmlFor="alert-email">Email address</label>
        <input
          id="alert-email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <button className={`${buttons.btn} ${buttons.signal}`}>Email me</button>
      <p className="quiet">
        We use your address only for these emails and delete it when you unsubscribe. <a href="/privacy/">Privacy</a>
      </p>
    </form>
  );
}

function Subscriptions({ token, list: { email, subscriptions } }: { token: string; list: SubscriptionList }) {
  return (
    <>
      <p className="lead">For {email}</p>
      <ul className={styles.list}>
        {subscriptions.map(({ id, title, description, href, confirmedAt, lastSentAt }) => (
          <li key={id}>
            <div>
              <h2>{description}</h2>
              <p className="label">
                {title}. Since <DateText date={confirmedAt} />
                {lastSentAt !== null && (
                  <>
                    , last email <DateText date={lastSentAt} />
                  </>
                )}
              </p>
            </div>
            <form method="post" action={ALERTS_ROUTE}>
              <input type="hidden" name="token" value={token} />
              <Actions>
                <ButtonLink href={href} small>
                  View results<span className="visually-hidden">: {description}</span>
                </ButtonLink>
                <button className={`${buttons.btn} ${buttons.small}`} name="remove" value={id}>
                  Remove<span className="visually-hidden"> {description}</span>
                </button>
              </Actions>
            </form>
          </li>
        ))}
      </ul>
      {subscriptions.length > 1 && (
        <form method="post" action={ALERTS_ROUTE}>
          <input type="hidden" name="token" value={token} />
          <button className={buttons.btn} name="remove" value="all">
            Remove all alerts
          </button>
        </form>
      )}
    </>
  );
}

function Message({ children }: { children: ReactNode }) {
  return (
    <p className="notice" role="status">
      {children}
    </p>
  );
}
