import { Card, Heading, Select, Stack, TextArea, TextField } from '@trade-portal/design-system'
import { useTaxWords } from '../shared/settings/useTaxWords.ts'
import { CheckoutField as Field, type CheckoutChoices } from './CheckoutField.ts'

export interface CheckoutCardProps extends CheckoutChoices {
  readonly isPickup: boolean
}

/** Fields for the despatch type, the job and its address. */
export function ShippingCard({ isPickup, methods, states }: CheckoutCardProps) {
  const words = useTaxWords()
  return (
    <Card as="section">
      <Stack space="medium">
        <Heading level={2} size="small">
          Shipping details
        </Heading>
        <Field
          name="shipping.despatchType"
          as={Select}
          label={`${words.despatch} type`}
          isRequired
          options={methods.map((method) => ({ value: method.name, label: method.description }))}
        />
        <Field name="shipping.jobName" as={TextField} label="Job name" isRequired />
        <Field
          name="shipping.address"
          as={TextField}
          label="Address"
          isRequired={!isPickup}
          autoComplete="street-address"
        />
        <Field
          name="shipping.suburb"
          as={TextField}
          label="Suburb"
          isRequired={!isPickup}
          autoComplete="address-level2"
        />
        <Field
          name="shipping.state"
          as={Select}
          label="State"
          isRequired={!isPickup}
          options={states.map((entry) => ({ value: entry.id, label: entry.name }))}
        />
        {words.isTaxMode && (
          <Field name="shipping.zipCode" as={TextField} label="Zip Code" isRequired autoComplete="postal-code" />
        )}
        <Field name="shipping.notes" as={TextArea} label="Notes" rows={3} />
        <Field name="shipping.reference" as={TextField} label="Order reference" />
      </Stack>
    </Card>
  )
}
