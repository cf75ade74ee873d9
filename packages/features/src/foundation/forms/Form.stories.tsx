import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section, Stack, Text, TextField } from '@trade-portal/design-system'
import { faultNames, type FaultName } from '@trade-portal/mocks'
import { given } from '@trade-portal/mocks/given'
import { errorTable, operations } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { alike, apiWithFault, textByFault } from '../../testing/apiWithFault.ts'
import { withUnknownOutcomeMessage } from '../failures/failures.ts'
import { fieldOf, Form, SubmitButton } from './Form.tsx'
import { usePortalForm } from './usePortalForm.ts'

const Field = fieldOf<{ reference: string }>()
const blank = { reference: '' }
const loadRules = () => Promise.resolve({})
const fieldsByWireName = new Map([['buildersRef', 'reference']] as const)
const { example } = operations.sendEmailMessage

/** A form that sends an e-mail while every answer has the fault. */
function FormWithFault({ fault }: { readonly fault: FaultName }) {
  const [isSent, setSent] = useState(false)
  const form = usePortalForm({
    blank,
    loadRules,
    rules: () => (values) => ({ values, errors: {} }),
    fieldsByWireName,
    send: async () => {
      await withUnknownOutcomeMessage(() => apiWithFault('sendEmailMessage', fault).sendEmailMessage(example))
    },
    onEnd: () => setSent(true),
  })
  return (
    <Section heading={fault} as="group">
      <Form form={form} label={fault} onSubmit={() => void form.submit()}>
        <Stack space="medium">
          <Field name="reference" as={TextField} label="Reference" />
          <SubmitButton pendingLabel="Sending...">Send</SubmitButton>
          {isSent && <Text>Sent.</Text>}
        </Stack>
      </Form>
    </Section>
  )
}

const meta = {
  component: FormWithFault,
  args: { fault: 'never' },
  ...given(),
} satisfies Meta<typeof FormWithFault>
export default meta
type Story = StoryObj<typeof meta>

const used = 'This order reference has already been used'

/** What a form shows after each fault: the value of its field, a colon, and the texts below the field. */
const shownAfter = textByFault({
  ': Send Sent.': [...alike.harmless, ...alike.numbers],
  // The session ends, and the sign-in page says why.
  'PO: Send': alike.endingTheSession,
  'PO: Sending...': ['never'],
  'PO: Send No matching records': ['no-records'],
  'PO: Send No data for product': ['no-product-data'],
  'PO: Send No price book extract has been set up for you': ['no-price-book'],
  [`PO: Send ${errorTable.queued.recognisedBy[0]}`]: ['queued'],
  [`PO: ${used} Send ${used}`]: ['field-error'],
  [`PO: ${used} Send ${used} We do not deliver on this day`]: ['field-errors'],
  'PO: Send This shopping cart does not exist any more': ['cart-unknown'],
  'PO: Send Field Error': alike.withoutReason,
  'PO: Send The supplier refused the request.': alike.refused,
  'PO: Send The supplier is busy. Try again in a minute.': alike.busy,
  'PO: Send Something went wrong. It may have been sent.': [
    ...alike.failing,
    ...alike.unreadable,
    ...alike.disconnected,
    'foreign-body',
    'with-passwords',
  ],
})

export const EveryFault: Story = {
  tags: ['state'],
  // Sixty forms on one page announce the same words.
  parameters: { breaksRules: true },
  name: 'Whatever fails, the user is told whether the form was sent',
  render: () => (
    <>
      <title>Forms</title>
      <h1>Forms</h1>
      {faultNames().map((fault) => (
        <FormWithFault key={fault} fault={fault} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const fields = await canvas.findAllByRole<HTMLInputElement>('textbox')
    for (const field of fields) {
      await fireEvent.change(field, { target: { value: 'PO' } })
      field.form?.requestSubmit()
    }
    const shown = () =>
      canvas.getAllByRole('group').map(({ innerText }, index) => {
        const [fault, , ...lines] = innerText.split(/\n+/)
        return [fault, `${fields[index]?.value}: ${lines.join(' ')}`]
      })
    await waitFor(() => expect(Object.fromEntries(shown())).toEqual(shownAfter))
  },
}
