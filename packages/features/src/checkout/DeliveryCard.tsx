import {
  Banner,
  Card,
  Checkbox,
  DateField,
  formatMoney,
  Grid,
  grouped,
  Section,
  Select,
  Stack,
  Text,
  TextField,
  TimeField,
  useAnnouncement,
  useLocale,
  type FormControlProps,
} from '@trade-portal/design-system'
import { useFormContext } from 'react-hook-form'
import { fieldOf } from '../foundation/forms/Form.tsx'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { useToday } from '../foundation/time/calendarDay.ts'
import { hasPrice } from '../trade/cart/cartTotals.ts'
import { useRecentEntries } from '../trade/customer/recentEntries.ts'
import { RecentEntries } from '../trade/customer/RecentEntries.tsx'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'
import type { CheckoutValues, Contact, Delivery } from './checkout.ts'
import { addressText, likelyDays } from './delivery.ts'
import { KnownPart } from './KnownPart.tsx'
import { onsiteLabel } from './knownParts.ts'
import type { CheckoutCardProps } from './ShippingCard.tsx'

const Field = fieldOf<CheckoutValues>()

interface DeliveryCardProps extends CheckoutCardProps {
  readonly delivery: Delivery
  /** The user, whose name and phone number empty fields offer as suggestions. */
  readonly contact: Contact
}

const priceHint = 'If selected, delivery price will be added upon order'

export function DeliveryCard({ despatch, delivery, contact, ...choices }: DeliveryCardProps) {
  const { branches, vehicles } = choices
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
          <KnownPart part="branch" label="branch" choices={choices}>
            <Grid minColumn="aligned" space="medium">
              <Field
                name="delivery.branch"
                as={Select}
                label="Branch"
                isRequired
                options={branches.map((entry) => ({ value: entry.id, label: entry.name }))}
              />
            </Grid>
          </KnownPart>
        )}
        {despatch === 'delivery' && (
          <KnownPart part="vehicle" label="vehicle" choices={choices}>
            <Grid minColumn="aligned" space="medium">
              <Field
                name="delivery.vehicleType"
                as={Select}
                label="Vehicle type"
                isRequired
                description={priceHint}
                options={vehicles.map((entry) => ({ value: entry.id, label: entry.name }))}
              />
              <Field name="delivery.onsite" as={Checkbox} label={onsiteLabel} description={priceHint} isBesideField />
            </Grid>
          </KnownPart>
        )}
        {despatch === 'delivery' && <DeliveryPrice delivery={delivery} />}
        {delivery.state === 'found' && !delivery.found.isLocated && (
          <Field name="confirmedAddress" as={AddressCheck} label="I have checked this address" delivery={delivery} />
        )}
        <Grid minColumn="field" space="medium">
          <KnownPart part="contact" label="contact" choices={choices}>
            <Stack space="xxsmall">
              <Field
                name="delivery.contactName"
                as={TextField}
                label="Contact name"
                isRequired
                autoComplete="shipping name"
                suggestion={contact.name}
              />
              <RecentEntries kind="contacts" field="Contact name" onUse={fillContact} />
            </Stack>
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
          </KnownPart>
          <KnownPart part="time" label="required date" choices={choices}>
            <Field
              name="delivery.requiredDate"
              as={DateField}
              label="Required date"
              isRequired
              minValue={today}
              shortcuts={likelyDays(today)}
            />
            <Field name="delivery.requiredTime" as={TimeField} label="Required time" isRequired />
          </KnownPart>
        </Grid>
      </Section>
    </Card>
  )
}

interface AddressCheckProps extends FormControlProps<string> {
  readonly delivery: Extract<Delivery, { state: 'found' }>
}

/**
 * Warns that an address could not be found, and has a checkbox to confirm it. The form stores which address was confirmed,
 * so that the customer must confirm again after changing the address.
 */
function AddressCheck({ delivery, value, onChange, ...field }: AddressCheckProps) {
  const address = addressText(delivery.place)
  return (
    <Stack space="small">
      <Banner tone="caution" title="We could not find the address of the delivery">
        {`${address}: check it for mistakes. The branch (${delivery.branch}) and the price of the delivery may be wrong.`}
      </Banner>
      <Checkbox {...field} value={value === address} onChange={(isRight) => onChange(isRight ? address : '')} />
    </Stack>
  )
}

function DeliveryPrice({ delivery }: { readonly delivery: Delivery }) {
  const text = useDeliveryText(delivery)
  useAnnouncement(delivery.state === 'loading' ? '' : text, { onlyChanges: true })
  if (text === '') return null
  return (
    <Text size="small" tone={delivery.state === 'found' ? 'neutral' : 'subdued'}>
      {text}
    </Text>
  )
}

function useDeliveryText(delivery: Delivery): string {
  const locale = useLocale()
  const { cartTax } = useTaxLabels()
  const { showsCheckoutPrices } = useSettings()
  if (delivery.state === 'loading') return 'Working out the delivery…'
  if (delivery.state === 'failed') {
    return 'We could not work out the delivery now. You can order all the same: its price is added upon order.'
  }
  if (delivery.state !== 'found') return ''
  const { branch, found, price } = delivery
  const from = `Delivery from ${branch}${found.isLocated ? `, ${distanceText(found.distanceKm)}` : ''}`
  if (!showsCheckoutPrices || price.unitPrice === null) return `${from}. Its price is added upon order.`
  if (!hasPrice(price)) return `${from}: price on request, added to the order`
  return `${from}: ${formatMoney(price.unitPrice, locale)} ${cartTax}, added to the order`
}

/** The distance, rounded to kilometres because it is an estimate. */
function distanceText(km: number): string {
  return km < 1 ? 'less than 1 km' : `${grouped(Math.round(km))} km`
}
