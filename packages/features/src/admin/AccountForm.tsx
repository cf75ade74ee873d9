import {
  Banner,
  Button,
  Card,
  Grid,
  RadioGroup,
  Section,
  Stack,
  Switch,
  Text,
  TextField,
} from '@trade-portal/design-system'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { requestFailure } from '../foundation/failures/failures.ts'
import { createDraftAbout, draftWithout } from '../foundation/forms/drafts.ts'
import { fieldOf, Form, SubmitBar } from '../foundation/forms/Form.tsx'
import { NewPasswordFields } from '../foundation/forms/NewPasswordFields.tsx'
import { usePortalForm, type PortalForm } from '../foundation/forms/usePortalForm.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { routes } from '../routes.ts'
import { blankPasswords, fieldsByWireName, type AccountValues } from './queries.ts'
import { fullName, roleOptions } from './userNames.ts'

const draftAbout = createDraftAbout<AccountValues>(
  (_, user) => `What you typed about ${fullName(user) || user.userName || 'a user'}`,
)
const loadRules = () => import('./accountSchema.ts')

interface AccountFormProps extends Omit<AccountFieldsProps, 'role'> {
  /** The title of the form, also the label of its submit button. */
  readonly label: string
  /** The id of the user, or '' for a new user. The form ignores a draft about another user. */
  readonly about: string
  readonly initial: AccountValues
  readonly send: (values: AccountValues, isConfirmed: boolean) => Promise<'unsent' | void>
  /** Renders content above the fields, and dialogs that need the form. */
  readonly children?: (form: PortalForm<AccountValues, boolean>) => ReactNode
}

/** The form of a user account, which leads to the list of users. Unsaved text is kept as a draft, except passwords. */
export function AccountForm(props: AccountFormProps) {
  const [discards, setDiscards] = useState(0)
  return <BegunForm key={discards} {...props} onDiscard={() => setDiscards(discards + 1)} />
}

function BegunForm(props: AccountFormProps & { readonly onDiscard: () => void }) {
  const { label, about, initial, send, children, onDiscard, ...hints } = props
  const navigate = useNavigate()
  const session = useSession()
  const [ownDraft] = useState(() => draftWithout(draftAbout(about), blankPasswords))
  const [hasDraft] = useState(() => {
    const kept = ownDraft.read(session)
    // Neither has passwords, so equal texts mean that nothing was typed.
    return kept !== undefined && JSON.stringify(kept) !== JSON.stringify(initial)
  })
  const form = usePortalForm({
    blank: initial,
    loadRules,
    rules: ({ accountRules }) => accountRules,
    draft: ownDraft,
    fieldsByWireName,
    describe: requestFailure,
    send,
    onEnd: (result) => result !== 'unsent' && void navigate(routes.admin.href()),
  })
  const discard = () => {
    ownDraft.remove(session)
    onDiscard()
  }
  return (
    <Card>
      <Form form={form} label={label} errorIn="toast" onSubmit={() => void form.submit(false)}>
        <Stack space="medium">
          {(hasDraft || form.hasReturned) && (
            <Banner
              tone="info"
              title="What you typed before is here again"
              action={
                <Button variant="secondary" size="small" onPress={discard}>
                  Discard it
                </Button>
              }
            >
              It has not been saved. Passwords are not kept.
            </Banner>
          )}
          {children?.(form)}
          <AccountFields role={initial.role} {...hints} />
          <SubmitBar pendingLabel="Sending...">{label}</SubmitBar>
        </Stack>
      </Form>
    </Card>
  )
}

const Field = fieldOf<AccountValues>()

interface AccountFieldsProps {
  /** The initially selected role. */
  readonly role: string
  /** A hint above the password fields, such as what happens to the current password. */
  readonly passwordHint: string
  /** The description of the toggle "Enable user account". Omit it for a new account, which is enabled and has no toggle. */
  readonly enableHint?: string
}

/** The fields of the account form. Autofill treats them as a separate section, because they describe another person. */
function AccountFields({ role, passwordHint, enableHint }: AccountFieldsProps) {
  return (
    <Stack space="xlarge">
      <Section as="group" heading="Person" space="xsmall">
        <Grid minColumn="medium" space="medium">
          <Field name="firstName" as={TextField} label="First name" isRequired autoComplete="section-user given-name" />
          <Field name="lastName" as={TextField} label="Last name" isRequired autoComplete="section-user family-name" />
          <Field
            name="emailAddress"
            as={TextField}
            label="Email address"
            type="email"
            isRequired
            autoComplete="section-user email"
          />
          <Field name="mobile" as={TextField} label="Mobile" type="tel" autoComplete="section-user tel" />
        </Grid>
      </Section>
      <Section as="group" heading="Sign-in" space="xsmall">
        <Stack space="medium">
          <Field name="userName" as={TextField} label="Username" isRequired autoComplete="section-user username" />
          <Field name="role" as={RadioGroup} label="Role" options={roleOptions(role)} orientation="horizontal" />
          {/* The specification asks for a toggle here. Unlike other toggles, it takes effect only when the form is
            sent. */}
          {enableHint !== undefined && (
            <Field name="isActive" as={Switch} label="Enable user account" description={enableHint} />
          )}
        </Stack>
      </Section>
      <Section as="group" heading="Password" space="xsmall">
        <Stack space="small">
          <Text tone="subdued">{passwordHint}</Text>
          <Grid minColumn="medium" space="medium">
            <NewPasswordFields />
          </Grid>
        </Stack>
      </Section>
    </Stack>
  )
}
