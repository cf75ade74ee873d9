import { Card, Heading, Select, Stack, TextArea, TextField } from '@trade-portal/design-system'
import type { Control } from 'react-hook-form'
import { useField } from '../shared/forms/useField.ts'
import { useTaxWords } from '../shared/settings/useTaxWords.ts'
import type { CheckoutChoices } from './CheckoutForm.tsx'
import type { CheckoutValues } from './checkoutSchema.ts'

export interface CheckoutCardProps extends CheckoutChoices {
  readonly control: Control<CheckoutValues>
  readonly isPickup: boolean
}

/** How the goods leave, and for which job. */
export function ShippingCard({ control, isPickup, methods, states }: CheckoutCardProps) {
  const words = useTaxWords()
  // In the order of the page: the first one in error gets the focus.
  const despatchType = useField(control, 'shipping.despatchType')
  const jobName = useField(control, 'shipping.jobName')
  const address = useField(control, 'shipping.address')
  const suburb = useField(control, 'shipping.suburb')
  const state = useField(control, 'shipping.state')
  const zipCode = useField(control, 'shipping.zipCode')
  const notes = useField(control, 'shipping.notes')
  const reference = useField(control, 'shipping.reference')
  return (
    <Card as="section">
      <Stack space="medium">
        <Heading level={2} size="small">
          Shipping details
        </Heading>
        <Select
          {...despatchType}
          label={`${words.despatch} type`}
          isRequired
          options={methods.map((method) => ({ value: method.name, label: method.description }))}
        />
        <TextField {...jobName} label="Job name" isRequired />
        <TextField {...address} label="Address" isRequired={!isPickup} autoComplete="street-address" />
        <TextField {...suburb} label="Suburb" isRequired={!isPickup} autoComplete="address-level2" />
        <Select
          {...state}
          label="State"
          isRequired={!isPickup}
          options={states.map((entry) => ({ value: entry.id, label: entry.name }))}
        />
        {words.isTaxMode && <TextField {...zipCode} label="Zip Code" isRequired autoComplete="postal-code" />}
        <TextArea {...notes} label="Notes" rows={3} />
        <TextField {...reference} label="Order reference" />
      </Stack>
    </Card>
  )
}
