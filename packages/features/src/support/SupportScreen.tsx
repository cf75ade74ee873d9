import { Card, Stack, Text, TextArea, TextField } from '@trade-portal/design-system'
import { FailureDialog } from '../foundation/failures/FailureDialog.tsx'
import { createDraft } from '../foundation/forms/drafts.ts'
import { fieldOf, Form, SubmitBar } from '../foundation/forms/Form.tsx'
import { usePortalForm } from '../foundation/forms/usePortalForm.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { SupplierDetails } from '../foundation/settings/SupplierDetails.tsx'
import { routes } from '../routes.ts'
import { useSendMessage } from './queries.ts'
import type { SupportValues } from './supportSchema.ts'

/** Contact a Representative: the support form with another title. */
export function ContactScreen() {
  return <MessageScreen title={routes.contact.title} />
}

/** Support: a form that sends a message to the supplier. */
export function SupportScreen() {
  return <MessageScreen title={routes.support.title} />
}

const Field = fieldOf<SupportValues>()
const blank: SupportValues = { subject: '', message: '' }
const draft = createDraft<SupportValues>('Your message to support')
const loadRules = () => import('./supportSchema.ts')

/** The form for a message to the supplier's support. Unsent text is kept as a draft. */
function MessageScreen({ title }: { readonly title: string }) {
  const { send, answersGoTo } = useSendMessage()
  const form = usePortalForm({ blank, loadRules, rules: ({ supportRules }) => supportRules, draft, send })
  return (
    <Screen title={title} width="form">
      <Stack space="medium">
        <Card>
          <Form form={form} label={title} errorIn={FailureDialog} onSubmit={() => void form.submit()}>
            <Stack space="medium">
              <Field name="subject" as={TextField} label="Subject" isRequired />
              <Field name="message" as={TextArea} label="Message" isRequired rows={6} />
              {answersGoTo !== '' && (
                <Text size="small" tone="subdued">
                  The answer will go to {answersGoTo}
                </Text>
              )}
              <SubmitBar pendingLabel="Sending...">Send</SubmitBar>
            </Stack>
          </Form>
        </Card>
        <SupplierDetails />
      </Stack>
    </Screen>
  )
}
