import { Banner, Button, Stack } from '@trade-portal/design-system'
import { useState, type ReactNode } from 'react'
import { requestFailure } from '../foundation/failures/failures.ts'
import { createDraftAbout, draftWithout } from '../foundation/forms/drafts.ts'
import { Form, SubmitButton } from '../foundation/forms/Form.tsx'
import { usePortalForm, type PortalForm } from '../foundation/forms/usePortalForm.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { blankPasswords, type AccountValues } from './accountValues.ts'
import { fieldsByWireName } from './queries.ts'

const draftAbout = createDraftAbout<AccountValues>('What you typed about a user')
const loadRules = () => import('./accountSchema.ts')

interface AccountFormProps {
  /** The title of the form, also the label of its submit button. */
  readonly label: string
  /** The id of the user, or '' for a new user. The form ignores a draft about another user. */
  readonly about: string
  /** The initial values of the form. */
  readonly initial: AccountValues
  readonly send: (values: AccountValues, isConfirmed: boolean) => Promise<'unsent' | void>
  /** Called after the values were saved, unless the user has left the form meanwhile. */
  readonly onSent: () => void
  /** Renders the fields, and any other parts that need the form. */
  readonly children: (form: PortalForm<AccountValues, boolean>) => ReactNode
}

/** The form of a user account. Unsaved text is kept as a draft, except passwords. */
export function AccountForm(props: AccountFormProps) {
  const [discards, setDiscards] = useState(0)
  return <BegunForm key={discards} {...props} onDiscard={() => setDiscards(discards + 1)} />
}

function BegunForm(props: AccountFormProps & { readonly onDiscard: () => void }) {
  const { label, about, initial, send, onSent, children, onDiscard } = props
  const session = useSession()
  const [ownDraft] = useState(() => draftWithout(draftAbout(about), blankPasswords))
  const [hasDraft] = useState(() => differs(ownDraft.read(session), initial))
  const form = usePortalForm({
    blank: initial,
    loadRules,
    rules: ({ accountRules }) => accountRules,
    draft: ownDraft,
    fieldsByWireName,
    describe: requestFailure,
    send,
    onEnd: (result) => result !== 'unsent' && onSent(),
  })
  const discard = () => {
    ownDraft.remove(session)
    onDiscard()
  }
  return (
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
        {children(form)}
        <div>
          <SubmitButton pendingLabel="Sending...">{label}</SubmitButton>
        </div>
      </Stack>
    </Form>
  )
}

/** Whether a draft differs from the saved values. Passwords are ignored, because drafts never contain them. */
function differs(kept: AccountValues | undefined, initial: AccountValues): boolean {
  return kept !== undefined && JSON.stringify(kept) !== JSON.stringify({ ...initial, ...blankPasswords })
}
