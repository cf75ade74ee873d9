import {
  Card,
  Disclosure,
  Grid,
  RadioGroup,
  Section,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@trade-portal/design-system'
import { useFormContext } from 'react-hook-form'
import { fieldOf } from '../foundation/forms/Form.tsx'
import { useRecentEntries } from '../trade/customer/recentEntries.ts'
import { RecentEntries } from '../trade/customer/RecentEntries.tsx'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'
import type { CheckoutChoices, CheckoutValues, DespatchKind } from './checkout.ts'
import type { AddressEvents } from './useDelivery.ts'

const Field = fieldOf<CheckoutValues>()

export interface CheckoutCardProps extends CheckoutChoices {
  readonly despatch: DespatchKind
}

/** Above this number of despatch methods, a list replaces the cards, which would take too much space on a phone. */
const maxMethodCards = 4

interface ShippingCardProps extends CheckoutCardProps {
  readonly addressEvents: AddressEvents
}

export function ShippingCard({ despatch, methods, states, addressEvents }: ShippingCardProps) {
  const words = useTaxLabels()
  const { setValue } = useFormContext<CheckoutValues>()
  const { jobs } = useRecentEntries()
  const despatchField = {
    name: 'shipping.despatchType',
    label: `${words.despatch} type`,
    isRequired: true,
    options: methods.map((method) => ({ value: method.name, label: method.description })),
  } as const
  const notes = <Field name="shipping.notes" as={TextArea} label="Notes" rows={1} />
  return (
    <Card>
      <Section as="group" heading="Shipping details">
        {methods.length > maxMethodCards ? (
          <Field {...despatchField} as={Select} />
        ) : (
          <Field {...despatchField} as={RadioGroup} hasCards />
        )}
        <Grid minColumn="field" space="medium">
          <Stack space="xxsmall">
            <Field name="shipping.jobName" as={TextField} label="Job name" isRequired suggestion={jobs[0]} />
            <RecentEntries
              kind="jobs"
              onUse={(index) => setValue('shipping.jobName', jobs[index] ?? '', { shouldValidate: true })}
            />
          </Stack>
          <Field name="shipping.reference" as={TextField} label="Order reference" />
          {words.isTaxMode ? (
            <Field
              name="shipping.zipCode"
              as={TextField}
              label="Zip Code"
              isRequired
              autoComplete="shipping postal-code"
            />
          ) : (
            notes
          )}
        </Grid>
        {words.isTaxMode && notes}
        <AddressFields despatch={despatch} states={states} addressEvents={addressEvents} />
      </Section>
    </Card>
  )
}

type AddressFieldsProps = Pick<ShippingCardProps, 'despatch' | 'states' | 'addressEvents'>

/** The fields of the job's address: required for a delivery, optional for a pickup, hidden until either is chosen. */
function AddressFields({ despatch, ...address }: AddressFieldsProps) {
  const { getValues } = useFormContext<CheckoutValues>()
  if (despatch === 'none') return null
  if (despatch === 'delivery') return <Fields isRequired {...address} />
  const { shipping } = getValues()
  // Open if one of the fields is filled in, because the order will contain the address.
  const isFilled = [shipping.address, shipping.suburb, shipping.state].some((text) => text !== '')
  return (
    <Disclosure title="Address of the job (optional)" isOpenAtFirst={isFilled}>
      <Fields isRequired={false} {...address} />
    </Disclosure>
  )
}

interface AddressProps extends Omit<AddressFieldsProps, 'despatch'> {
  readonly isRequired: boolean
}

function Fields({ isRequired, states, addressEvents }: AddressProps) {
  const { setValue } = useFormContext<CheckoutValues>()
  const { addresses } = useRecentEntries()
  const { isTaxMode } = useTaxLabels()
  const fill = (index: number) => {
    const { address = '', suburb = '', state = '', zipCode = '' } = addresses[index] ?? {}
    setValue('shipping.address', address, { shouldValidate: true })
    setValue('shipping.suburb', suburb, { shouldValidate: true })
    setValue('shipping.state', state, { shouldValidate: true })
    if (isTaxMode) setValue('shipping.zipCode', zipCode, { shouldValidate: true })
  }
  return (
    <Stack space="medium">
      <RecentEntries kind="addresses" onUse={fill} />
      <div {...addressEvents}>
        <Grid minColumn="field" space="medium">
          <Field
            name="shipping.address"
            as={TextField}
            label="Address"
            isRequired={isRequired}
            autoComplete="shipping address-line1"
          />
          <Field
            name="shipping.suburb"
            as={TextField}
            label="Suburb"
            isRequired={isRequired}
            autoComplete="shipping address-level2"
          />
          <StateField isRequired={isRequired} states={states} />
        </Grid>
      </div>
    </Stack>
  )
}

function StateField({ isRequired, states }: Omit<AddressProps, 'addressEvents'>) {
  const field = { name: 'shipping.state', label: 'State', isRequired, autoComplete: 'shipping address-level1' } as const
  if (states.length === 0) return <Field {...field} as={TextField} />
  return <Field {...field} as={Select} options={states.map((entry) => ({ value: entry.id, label: entry.name }))} />
}
