import { Card, Grid, RadioGroup, Section, Select, Stack, TextArea, TextField } from '@trade-portal/design-system'
import { useFormContext } from 'react-hook-form'
import { RecentEntries } from '../trade/customer/RecentEntries.tsx'
import { useRecentEntries } from '../trade/customer/recentEntries.ts'
import { useTaxLabels } from '../foundation/settings/useTaxLabels.ts'
import { AddressFields } from './AddressFields.tsx'
import type { CheckoutChoices, CheckoutValues } from './checkoutValues.ts'
import { fieldOf } from '../foundation/forms/Form.tsx'
import type { DespatchKind } from './delivery.ts'

const Field = fieldOf<CheckoutValues>()

export interface CheckoutCardProps extends CheckoutChoices {
  readonly despatch: DespatchKind
}

/** More despatch methods than this are a list, because their cards would take too much of a phone. */
const mostCards = 4

/** Fields for the despatch type, the job and its address. */
export function ShippingCard({ despatch, methods, states }: CheckoutCardProps) {
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
        {methods.length > mostCards ? (
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
        <AddressFields despatch={despatch} states={states} />
      </Section>
    </Card>
  )
}
