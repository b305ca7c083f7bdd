import { graphql } from 'relay-runtime';
import type { PositionApplication_position$key } from '#generated/PositionApplication_position.graphql.ts';
import { Form } from '#components/ui/forms/Form.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { applicationForm } from '#lib/forms/application.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './PositionTemplate.module.css';

/** The form with which candidates apply for a position. */
export function PositionApplication({ position }: { position: PositionApplication_position$key }) {
  const {
    title,
    positionMeta,
    applicationForm: state,
  } = readFragment(
    graphql`
      fragment PositionApplication_position on Position {
        title
        positionMeta {
          location
        }
        applicationForm(parameters: $parameters) {
          ...Form_state
        }
      }
    `,
    position,
  );
  const subject = [toPlainText(title), positionMeta?.location].filter(Boolean).join(', ');
  return (
    <PageSheet ground="sunk" id="apply" className={styles.apply}>
      <SectionHeader title="Apply" note={`${subject}. You will hear back within two business days, from someone on the team.`} />
      <div className={`${styles.columns} grid-12`}>
        <div className={styles.form}>
          <Form
            form={applicationForm}
            state={state}
            level={3}
            note={
              <p>
                <a href="/privacy/">How we handle your information</a>
              </p>
            }
            renderConfirmation={(reference) => (
              <>
                <h3>Thank you. We received your application.</h3>
                <p>{subject}</p>
                {reference !== null && (
                  <p>
                    <span className="label">Reference number</span>
                    <br />
                    <strong className="num">{reference}</strong>
                  </p>
                )}
                <p>You will hear back within two business days. We sent a confirmation to your email address.</p>
              </>
            )}
          />
        </div>
      </div>
    </PageSheet>
  );
}
