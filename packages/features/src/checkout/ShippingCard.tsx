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
import { BroughtAddress } from './BroughtAddress.tsx'
import type { CheckoutChoices, CheckoutValues, DespatchKind } from './checkout.ts'
import { KnownPart } from './KnownPart.tsx'
import type { AddressEvents } from './useDelivery.ts'
import { useFillAddress, type JobAddress } from './useJobAddress.ts'

const Field = fieldOf<CheckoutValues>()

export interface CheckoutCardProps extends CheckoutChoices {
  readonly despatch: DespatchKind
}

/** Above this number of despatch methods, a list replaces the cards, which would take too much space on a phone. */
const maxMethodCards = 4

interface ShippingCardProps extends CheckoutCardProps {
  readonly addressEvents: AddressEvents
  readonly job: JobAddress
}

export function ShippingCard({ despatch, addressEvents, job, ...choices }: ShippingCardProps) {
  const { methods, states } = choices
  const words = useTaxLabels()
  const { setValue } = useFormContext<CheckoutValues>()
  const { jobs, references } = useRecentEntries()
  const { brought, chooseJob } = job
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
        <KnownPart part="despatch" label={despatchField.label.toLowerCase()} choices={choices}>
          {methods.length > maxMethodCards ? (
            <Grid minColumn="aligned" space="medium">
              <Field {...despatchField} as={Select} />
            </Grid>
          ) : (
            <Field {...despatchField} as={RadioGroup} hasCards />
          )}
        </KnownPart>
        <KnownPart part="job" label="job" choices={choices}>
          <Stack space="medium">
            <Grid minColumn="field" space="medium">
              <Stack space="xxsmall">
                <Field name="shipping.jobName" as={TextField} label="Job name" isRequired />
                <RecentEntries kind="jobs" field="Job name" onUse={(index) => chooseJob(jobs[index] ?? '')} />
                {brought && <BroughtAddress {...brought} />}
              </Stack>
              <Stack space="xxsmall">
                <Field name="shipping.reference" as={TextField} label="Order reference" />
                <RecentEntries
                  kind="references"
                  field="Order reference"
                  onUse={(index) => setValue('shipping.reference', references[index] ?? '', { shouldValidate: true })}
                />
              </Stack>
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
              {words.isTaxMode && notes}
            </Grid>
            {despatch === 'pickup' && (
              // The key opens the address when a job has brought one.
              <OptionalAddress key={brought?.job} {...{ states, addressEvents }} />
            )}
          </Stack>
        </KnownPart>
        {despatch === 'delivery' && (
          <KnownPart part="address" label="address" choices={choices}>
            <AddressFields isRequired {...{ states, addressEvents }} />
          </KnownPart>
        )}
      </Section>
    </Card>
  )
}

type AddressEntry = Pick<ShippingCardProps, 'states' | 'addressEvents'>

/** The job's address, which a pickup does not need. */
function OptionalAddress(address: AddressEntry) {
  const { shipping } = useFormContext<CheckoutValues>().getValues()
  // Open if one of the fields is filled in, because the order will contain the address.
  const isFilled = [shipping.address, shipping.suburb, shipping.state].some((text) => text !== '')
  return (
    <Disclosure title="Address of the job (optional)" isOpenAtFirst={isFilled}>
      <AddressFields isRequired={false} {...address} />
    </Disclosure>
  )
}

interface AddressFieldsProps extends AddressEntry {
  readonly isRequired: boolean
}

function AddressFields({ isRequired, states, addressEvents }: AddressFieldsProps) {
  const { addresses } = useRecentEntries()
  const fillAddress = useFillAddress(useFormContext<CheckoutValues>().setValue)
  return (
    <div {...addressEvents}>
      <Grid minColumn="field" space="medium" hasLeadingField>
        <Stack space="xxsmall">
          <Field
            name="shipping.address"
            as={TextField}
            label="Address"
            isRequired={isRequired}
            autoComplete="shipping address-line1"
          />
          <RecentEntries
            kind="addresses"
            field="Address"
            onUse={(index) => {
              const address = addresses[index]
              if (address) fillAddress(address)
            }}
          />
        </Stack>
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
  )
}

function StateField({ isRequired, states }: Omit<AddressFieldsProps, 'addressEvents'>) {
  const field = { name: 'shipping.state', label: 'State', isRequired, autoComplete: 'shipping address-level1' } as const
  if (states.length === 0) return <Field {...field} as={TextField} />
  return <Field {...field} as={Select} options={states.map((entry) => ({ value: entry.id, label: entry.name }))} />
}
