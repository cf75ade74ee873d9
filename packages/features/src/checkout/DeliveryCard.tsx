import { Card, Checkbox, DatePicker, Grid, Section, Select, TextField, TimeField } from '@trade-portal/design-system'
import type { CustomerDetails, UserDetails } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { localToday } from '../shared/customer/localToday.ts'
import { CheckoutField as Field } from './CheckoutField.ts'
import type { CheckoutCardProps } from './ShippingCard.tsx'

export interface DeliveryCardProps extends CheckoutCardProps {
  readonly user: UserDetails
  /** Null while it loads. */
  readonly customer: CustomerDetails | null
}

const priceHint = 'If selected, delivery price will be added upon order'

/** Fields for the branch of a pickup or the vehicle of a delivery, the contact, and the required date and time. */
export function DeliveryCard({ despatch, branches, vehicles, user, customer }: DeliveryCardProps) {
  const [today] = useState(() => localToday(new Date()))
  return (
    <Card>
      <Section as="group" heading="Delivery and acceptance">
        {despatch === 'delivery' && (
          <Field name="delivery.onsite" as={Checkbox} label="Onsite contact will receive the delivery" />
        )}
        <Grid minColumn="field" space="medium">
          {despatch === 'pickup' && (
            <Field
              name="delivery.branch"
              as={Select}
              label="Branch"
              isRequired
              options={branches.map((entry) => ({ value: entry.id, label: entry.name }))}
            />
          )}
          {despatch === 'delivery' && (
            <Field
              name="delivery.vehicleType"
              as={Select}
              label="Vehicle type"
              isRequired
              description={priceHint}
              options={vehicles.map((entry) => ({ value: entry.id, label: entry.name }))}
            />
          )}
          <Field
            name="delivery.clientEmail"
            as={TextField}
            label="Contact email"
            type="email"
            autoComplete="shipping email"
          />
        </Grid>
        <Grid minColumn="field" space="medium">
          <Field
            name="delivery.contactName"
            as={TextField}
            label="Contact name"
            isRequired
            autoComplete="shipping name"
            suggestion={`${user.firstName} ${user.lastName}`.trim()}
          />
          <Field
            name="delivery.contactPhone"
            as={TextField}
            label="Contact phone"
            type="tel"
            isRequired
            autoComplete="shipping tel"
            suggestion={customer?.phone || customer?.mobile}
          />
        </Grid>
        <Grid minColumn="field" space="medium">
          <Field name="delivery.requiredDate" as={DatePicker} label="Required date" isRequired minValue={today} />
          <Field name="delivery.requiredTime" as={TimeField} label="Required time" isRequired />
        </Grid>
      </Section>
    </Card>
  )
}
