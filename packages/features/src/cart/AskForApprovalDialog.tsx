import { Select, Text, TextArea, TextField } from '@trade-portal/design-system'
import type { SubUser } from '@trade-portal/supplier-api'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { createDraft } from '../foundation/forms/drafts.ts'
import { fieldOf } from '../foundation/forms/Form.tsx'
import { FormDialog } from '../foundation/forms/FormDialog.tsx'
import { maxMessageLength } from '../foundation/forms/maxMessageLength.ts'
import { usePortalForm } from '../foundation/forms/usePortalForm.ts'
import { useIsOwnAccount, useUsers } from '../trade/customer/queries.ts'
import type { ApprovalValues } from './approvalSchema.ts'
import { approvalName, useAskForApproval } from './queries.ts'

const Field = fieldOf<ApprovalValues>()
const draft = createDraft<ApprovalValues>('Your request for approval')
const blank: ApprovalValues = { to: '', job: '', message: '' }
const fieldsByWireName = new Map<string, keyof ApprovalValues>([
  ['toEmailAddress', 'to'],
  ['customList', 'job'],
  ['bodyText', 'message'],
])
const loadRules = () => import('./approvalSchema.ts')

/** Saves the cart as a list, and asks a colleague by e-mail to approve it. */
export function AskForApprovalDialog({ onClose }: { readonly onClose: () => void }) {
  const users = useUsers()
  const isOwn = useIsOwnAccount()
  const colleagues = users.data?.filter((user) => user.email !== '' && !isOwn(user))
  const ask = useAskForApproval()
  const form = usePortalForm({
    blank,
    loadRules,
    rules: ({ approvalRules }) => approvalRules,
    draft,
    fieldsByWireName,
    send: ask.run,
    onEnd: onClose,
  })
  return (
    <FormDialog
      title="Ask for approval"
      form={form}
      onClose={onClose}
      submitLabel="Send"
      canSubmit={() => (colleagues?.length ?? 0) > 0}
      submitsOnEnter={false}
    >
      <QueryView
        query={{ ...users, data: colleagues }}
        what="your colleagues"
        empty={{ title: 'No colleague with an e-mail address.', isOnSheet: false }}
      >
        {(people) => <ApprovalFields colleagues={people} />}
      </QueryView>
    </FormDialog>
  )
}

function ApprovalFields({ colleagues }: { readonly colleagues: readonly SubUser[] }) {
  return (
    <>
      <Text>
        {`The cart is saved as a list, such as “${approvalName('12 Smith Street')}”, and your colleague gets an e-mail with its address.`}
      </Text>
      <Text>
        Nothing enforces the approval: you can order without an answer, and everybody of your account can change the
        list.
      </Text>
      <Field
        name="to"
        as={Select}
        label="Colleague"
        isRequired
        options={colleagues.map(({ email, firstName, lastName }) => ({
          value: email,
          label: `${firstName} ${lastName} (${email})`.trim(),
        }))}
      />
      <Field name="job" as={TextField} label="Job" isRequired />
      <Field name="message" as={TextArea} label="Message" maxLength={maxMessageLength} />
    </>
  )
}
