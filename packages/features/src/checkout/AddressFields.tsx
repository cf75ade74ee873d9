import { Disclosure, Grid, Select, Stack, TextField } from '@trade-portal/design-system'
import type { State } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { RecentEntries } from '../trade/customer/RecentEntries.tsx'
import { useRecentEntries } from '../trade/customer/recentEntries.ts'
import { useTaxLabels } from '../foundation/settings/useTaxLabels.ts'
import type { CheckoutValues } from './checkoutValues.ts'
import { fieldOf } from '../foundation/forms/Form.tsx'
import type { DespatchKind } from './delivery.ts'

const Field = fieldOf<CheckoutValues>()

interface AddressFieldsProps {
  readonly despatch: DespatchKind
  readonly states: readonly State[]
}

/** The address of the job: required for a delivery, collapsed for a pickup, hidden until one of the two is chosen. */
export function AddressFields({ despatch, states }: AddressFieldsProps) {
  if (despatch === 'none') return null
  if (despatch === 'delivery') return <Fields isRequired states={states} />
  return <OnDemand states={states} />
}

/** The collapsed fields. They are initially open if they contain an address, because the order will contain it too. */
function OnDemand({ states }: Pick<AddressFieldsProps, 'states'>) {
  const { getValues } = useFormContext<CheckoutValues>()
  const [isFilled] = useState(() => {
    const { address, suburb, state } = getValues().shipping
    return [address, suburb, state].some((text) => text !== '')
  })
  return (
    <Disclosure title="Address of the job (optional)" isOpenAtFirst={isFilled}>
      <Fields isRequired={false} states={states} />
    </Disclosure>
  )
}

interface AddressProps extends Pick<AddressFieldsProps, 'states'> {
  readonly isRequired: boolean
}

function Fields({ isRequired, states }: AddressProps) {
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
    </Stack>
  )
}

/** One of the supplier's states, or free text if the supplier lists none. */
function StateField({ isRequired, states }: AddressProps) {
  const field = { name: 'shipping.state', label: 'State', isRequired, autoComplete: 'shipping address-level1' } as const
  if (states.length === 0) return <Field {...field} as={TextField} />
  return <Field {...field} as={Select} options={states.map((entry) => ({ value: entry.id, label: entry.name }))} />
}
