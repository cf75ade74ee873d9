import { Card, Checkbox, DatePicker, Heading, Select, Stack, TextField, TimeField } from '@trade-portal/design-system'
import { useState } from 'react'
import { useField } from '../shared/forms/useField.ts'
import { localToday } from './localToday.ts'
import type { CheckoutCardProps } from './ShippingCard.tsx'

const priceHint = 'If selected, delivery price will be added upon order'

/** Where from or with what, who receives, and when. */
export function DeliveryCard({ control, isPickup, branches, vehicles }: CheckoutCardProps) {
  const [today] = useState(() => localToday(new Date()))
  // In the order of the page: the first one in error gets the focus.
  const branch = useField(control, 'delivery.branch')
  const onsite = useField(control, 'delivery.onsite')
  const vehicleType = useField(control, 'delivery.vehicleType')
  const clientEmail = useField(control, 'delivery.clientEmail')
  const contactName = useField(control, 'delivery.contactName')
  const contactPhone = useField(control, 'delivery.contactPhone')
  const requiredDate = useField(control, 'delivery.requiredDate')
  const requiredTime = useField(control, 'delivery.requiredTime')
  return (
    <Card as="section">
      <Stack space="medium">
        <Heading level={2} size="small">
          Delivery and acceptance
        </Heading>
        {isPickup ? (
          <Select
            {...branch}
            label="Branch"
            isRequired
            options={branches.map((entry) => ({ value: entry.id, label: entry.name }))}
          />
        ) : (
          <>
            <Checkbox {...onsite} label="Onsite contact will receive the delivery" />
            <Select
              {...vehicleType}
              label="Vehicle type"
              isRequired
              description={priceHint}
              options={vehicles.map((entry) => ({ value: entry.id, label: entry.name }))}
            />
          </>
        )}
        <TextField {...clientEmail} label="Contact email" type="email" autoComplete="email" />
        <TextField {...contactName} label="Contact name" isRequired autoComplete="name" />
        <TextField {...contactPhone} label="Contact phone" type="tel" isRequired autoComplete="tel" />
        <DatePicker {...requiredDate} label="Required date" isRequired minValue={today} />
        <TimeField {...requiredTime} label="Required time" isRequired />
      </Stack>
    </Card>
  )
}
