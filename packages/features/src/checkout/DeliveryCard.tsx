import { Card, Checkbox, DatePicker, Heading, Select, Stack, TextField, TimeField } from '@trade-portal/design-system'
import { useState } from 'react'
import { CheckoutField as Field } from './CheckoutField.ts'
import { localToday } from './localToday.ts'
import type { CheckoutCardProps } from './ShippingCard.tsx'

const priceHint = 'If selected, delivery price will be added upon order'

/** Fields for the branch of a pickup or the vehicle of a delivery, the contact, and the required date and time. */
export function DeliveryCard({ isPickup, branches, vehicles }: CheckoutCardProps) {
  const [today] = useState(() => localToday(new Date()))
  return (
    <Card as="section">
      <Stack space="medium">
        <Heading level={2} size="small">
          Delivery and acceptance
        </Heading>
        {isPickup ? (
          <Field
            name="delivery.branch"
            as={Select}
            label="Branch"
            isRequired
            options={branches.map((entry) => ({ value: entry.id, label: entry.name }))}
          />
        ) : (
          <>
            <Field name="delivery.onsite" as={Checkbox} label="Onsite contact will receive the delivery" />
            <Field
              name="delivery.vehicleType"
              as={Select}
              label="Vehicle type"
              isRequired
              description={priceHint}
              options={vehicles.map((entry) => ({ value: entry.id, label: entry.name }))}
            />
          </>
        )}
        <Field name="delivery.clientEmail" as={TextField} label="Contact email" type="email" autoComplete="email" />
        <Field name="delivery.contactName" as={TextField} label="Contact name" isRequired autoComplete="name" />
        <Field
          name="delivery.contactPhone"
          as={TextField}
          label="Contact phone"
          type="tel"
          isRequired
          autoComplete="tel"
        />
        <Field name="delivery.requiredDate" as={DatePicker} label="Required date" isRequired minValue={today} />
        <Field name="delivery.requiredTime" as={TimeField} label="Required time" isRequired />
      </Stack>
    </Card>
  )
}
