import { Inline, NumberField, Section, Select, Stack, TextArea, TextField } from '@trade-portal/design-system'
import { now } from '@trade-portal/design-system/time'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { createDraftAbout } from '../foundation/forms/drafts.ts'
import { fieldOf } from '../foundation/forms/Form.tsx'
import { FormDialog } from '../foundation/forms/FormDialog.tsx'
import { maxMessageLength } from '../foundation/forms/maxMessageLength.ts'
import { usePortalForm } from '../foundation/forms/usePortalForm.ts'
import { KeepToolsCheckbox } from '../foundation/session/KeepToolsCheckbox.tsx'
import { useSession } from '../foundation/session/useSession.ts'
import { dayOf } from '../foundation/time/calendarDay.ts'
import { useUserDetails } from '../trade/customer/queries.ts'
import { numberedLines, type DocumentLine } from '../trade/document-contents/DocumentLines.tsx'
import type { ShownDocument } from '../trade/document-contents/shownDocument.ts'
import { claims } from '../trade/documents/claims.ts'
import { documentId } from '../trade/documents/documentKey.ts'
import { useListedRow } from '../trade/documents/referenceQueries.ts'
import { answerAddress } from './answerAddress.ts'
import { claimText, hasQuantity, problems, problemsOf, type ClaimValues } from './claimText.ts'
import type { useSendDocumentMessage } from './queries.ts'
import { TransactionFailure } from './TransactionFailure.tsx'

const Field = fieldOf<ClaimValues>()
const draftAbout = createDraftAbout<ClaimValues>((document) => `Your claim about ${document}`)
const loadRules = () => import('./documentSchema.ts')
const fieldsByWireName = new Map<string, keyof ClaimValues>([['fromEmailAddress', 'emailAddress']])
const options = [{ value: '', label: 'Nothing wrong' }, ...problems.map((value) => ({ value, label: value }))]

interface ClaimDialogProps {
  readonly document: ShownDocument
  readonly onClose: () => void
  readonly write: ReturnType<typeof useSendDocumentMessage>['run']
}

/** Tells the supplier what is wrong with a delivery. The claim is then listed until it is settled. */
export function ClaimDialog({ document, write, onClose }: ClaimDialogProps) {
  const { number, suffix, type, heading, lines } = document
  const session = useSession()
  const { data: user } = useUserDetails()
  const reference = useListedRow(document).data?.reference ?? ''
  const [ownDraft] = useState(() => draftAbout(documentId(document)))
  const [blank] = useState<ClaimValues>(() => ({
    emailAddress: user?.email ?? '',
    message: '',
    photo: '',
    lines: lines.map(() => ({ problem: '', quantity: null })),
  }))
  const form = usePortalForm({
    blank,
    loadRules,
    rules: ({ claimRules }) => claimRules,
    draft: ownDraft,
    fieldsByWireName,
    send: async (values: ClaimValues) => {
      const message = claimText(document, reference, values)
      await write({ document, kind: 'claim', emailAddress: values.emailAddress, message })
      const at = now()
      const sent = { id: `${documentId(document)} ${at}`, type, number, suffix, reference, day: dayOf(at) }
      claims.of(session).put({ ...sent, problems: problemsOf(values) })
    },
    onEnd: onClose,
  })
  return (
    <FormDialog
      title={`Something is wrong with ${heading}`}
      form={form}
      onClose={onClose}
      errorIn={TransactionFailure}
      submitLabel="Send"
      canSubmit={(values) => problemsOf(values) !== ''}
      submitsOnEnter={false}
    >
      <Stack space="medium" as="ul" label="Lines">
        {numberedLines(lines).map((line) => (
          <LineFields key={line.place} line={line} />
        ))}
      </Stack>
      <Field name="message" as={TextArea} label="What happened?" rows={3} maxLength={maxMessageLength / 2} />
      <Field
        name="photo"
        as={TextField}
        label="File name of a photograph"
        description="If you send one separately. It cannot be attached here."
        maxLength={200}
      />
      <Field {...answerAddress} />
      <KeepToolsCheckbox />
    </FormDialog>
  )
}

/** What is wrong with a line and, if something is, with how much of it. */
function LineFields({ line }: { readonly line: DocumentLine }) {
  const { name, productId, unit } = line
  const most = line.quantity ?? 0
  const index = line.place - 1
  const problem = useWatch<ClaimValues, `lines.${number}.problem`>({ name: `lines.${index}.problem` })
  return (
    <Section as="group" heading={[name, productId].filter(Boolean).join(', ')} headingSize="small" space="xsmall">
      <Inline space="small" align="end">
        <Field name={`lines.${index}.problem`} as={Select} label="What is wrong?" options={options} hideLabel />
        {hasQuantity(problem) && (
          <Field
            name={`lines.${index}.quantity`}
            as={NumberField}
            label="How much"
            unit={unit}
            minValue={0}
            {...(most > 0 && { maxValue: most })}
            step={0.001}
          />
        )}
      </Inline>
    </Section>
  )
}
