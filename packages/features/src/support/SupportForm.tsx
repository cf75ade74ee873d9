import { Button, Stack, Text, TextArea, TextField } from '@trade-portal/design-system'
import { useForm } from 'react-hook-form'
import { createDraft } from '../shared/forms/createDraft.ts'
import { useDraft, useKeepDraft } from '../shared/forms/useDraft.ts'
import { useField } from '../shared/forms/useField.ts'
import { useRules } from '../shared/forms/useRules.ts'
import { FailureDialog } from '../shared/failures/FailureDialog.tsx'
import { useFailure } from '../shared/failures/FailureDialog.tsx'
import { useSendMessage } from './queries.ts'
import type { SupportValues } from './supportSchema.ts'

const blank: SupportValues = { subject: '', message: '' }
const supportDraft = createDraft<SupportValues>()
const loadRules = () => import('./supportSchema.ts')

/** A message to the support. It is kept until it has been sent. */
export function SupportForm() {
  const draft = useDraft(supportDraft)
  const { control, handleSubmit, reset, subscribe } = useForm<SupportValues>({
    mode: 'onTouched',
    resolver: useRules(loadRules, ({ supportRules }) => supportRules),
    defaultValues: draft.typed ?? blank,
  })
  useKeepDraft(subscribe, draft)
  const subject = useField(control, 'subject')
  const message = useField(control, 'message')
  const { run, isPending, answersGoTo } = useSendMessage()
  const failure = useFailure()

  const send = handleSubmit((values) =>
    run(values).then(() => {
      reset(blank)
      draft.drop()
    }, failure.report),
  )

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack space="medium">
        <TextField {...subject} label="Subject" isRequired />
        <TextArea {...message} label="Message" isRequired rows={6} />
        {answersGoTo !== '' && (
          <Text size="small" tone="subdued">
            The answer will go to {answersGoTo}
          </Text>
        )}
        <div>
          <Button type="submit" isPending={isPending} pendingLabel="Sending...">
            Send
          </Button>
        </div>
      </Stack>
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </form>
  )
}
