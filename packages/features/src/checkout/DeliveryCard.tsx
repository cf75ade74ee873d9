import { Card, Checkbox, DateField, Grid, Section, Select, TextField, TimeField } from '@trade-portal/design-system'
import { useFormContext } from 'react-hook-form'
import { useToday } from '../foundation/time/today.ts'
import { RecentEntries } from '../trade/customer/RecentEntries.tsx'
import { useRecentEntries } from '../trade/customer/recentEntries.ts'
import { AddressCheck } from './AddressCheck.tsx'
import { CheckoutField as Field } from './CheckoutField.ts'
import type { CheckoutValues, Contact } from './checkoutValues.ts'
import { DeliveryPrice } from './DeliveryPrice.tsx'
import { likelyDays } from './likelyDays.ts'
import type { CheckoutCardProps } from './ShippingCard.tsx'
import type { Delivery } from './delivery.ts'

interface DeliveryCardProps extends CheckoutCardProps {
  readonly delivery: Delivery
  /** The user's own name and phone number. Fields that were emptied offer them. */
  readonly contact: Contact
}

const priceHint = 'If selected, delivery price will be added upon order'

/** Fields for the branch of a pickup or the vehicle of a delivery, the contact, and the required date and time. */
export function DeliveryCard({ despatch, delivery, branches, vehicles, contact }: DeliveryCardProps) {
  const { setValue } = useFormContext<CheckoutValues>()
  const { contacts } = useRecentEntries()
  const fillContact = (index: number) => {
    const { name = '', phone = '', email = '', mobile = '' } = contacts[index] ?? {}
    setValue('delivery.contactName', name, { shouldValidate: true })
    setValue('delivery.contactPhone', phone, { shouldValidate: true })
    setValue('delivery.contactMobile', mobile, { shouldValidate: true })
    setValue('delivery.clientEmail', email, { shouldValidate: true })
  }
  const today = useToday()
  return (
    <Card>
      <Section as="group" heading="Delivery and acceptance">
        {despatch === 'pickup' && (
          <Field
            name="delivery.branch"
            as={Select}
            label="Branch"
            isRequired
            description={priceHint}
            options={branches.map((entry) => ({ value: entry.id, label: entry.name }))}
          />
        )}
        {despatch === 'delivery' && (
          <Grid minColumn="field" space="medium">
            <Field
              name="delivery.vehicleType"
              as={Select}
              label="Vehicle type"
              isRequired
              description={priceHint}
              options={vehicles.map((entry) => ({ value: entry.id, label: entry.name }))}
            />
            <Field
              name="delivery.onsite"
              as={Checkbox}
              label="Onsite contact will receive the delivery"
              description={priceHint}
            />
          </Grid>
        )}
        {despatch === 'delivery' && <DeliveryPrice delivery={delivery} />}
        {delivery.state === 'found' && !delivery.found.isLocated && (
          <Field name="confirmedAddress" as={AddressCheck} label="I have checked this address" delivery={delivery} />
        )}
        <RecentEntries kind="contacts" onUse={fillContact} />
        <Grid minColumn="field" space="medium">
          <Field
            name="delivery.contactName"
            as={TextField}
            label="Contact name"
            isRequired
            autoComplete="shipping name"
            suggestion={contact.name}
          />
          <Field
            name="delivery.contactPhone"
            as={TextField}
            label="Contact phone"
            type="tel"
            isRequired
            autoComplete="shipping tel"
            suggestion={contact.phone}
          />
          <Field
            name="delivery.contactMobile"
            as={TextField}
            label="Contact mobile"
            type="tel"
            autoComplete="shipping mobile tel"
          />
          <Field
            name="delivery.clientEmail"
            as={TextField}
            label="Contact email"
            type="email"
            autoComplete="shipping email"
          />
          <Field
            name="delivery.requiredDate"
            as={DateField}
            label="Required date"
            isRequired
            minValue={today}
            shortcuts={likelyDays(today)}
          />
          <Field name="delivery.requiredTime" as={TimeField} label="Required time" isRequired />
        </Grid>
      </Section>
    </Card>
  )
}
