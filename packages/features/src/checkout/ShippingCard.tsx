import { Card, Grid, Section, Select, Stack, TextArea, TextField } from '@trade-portal/design-system'
import { useFormContext } from 'react-hook-form'
import { RecentEntries } from '../trade/customer/RecentEntries.tsx'
import { useRecentEntries } from '../trade/customer/recentEntries.ts'
import { useTaxLabels } from '../foundation/settings/useTaxLabels.ts'
import { AddressFields } from './AddressFields.tsx'
import { CheckoutField as Field, type CheckoutChoices } from './CheckoutField.ts'
import type { CheckoutValues } from './checkoutValues.ts'
import type { DespatchKind } from './despatchKind.ts'

export interface CheckoutCardProps extends CheckoutChoices {
  readonly despatch: DespatchKind
}

/** Fields for the despatch type, the job and its address. */
export function ShippingCard({ despatch, methods, states }: CheckoutCardProps) {
  const words = useTaxLabels()
  const { setValue } = useFormContext<CheckoutValues>()
  const { jobs } = useRecentEntries()
  return (
    <Card>
      <Section as="group" heading="Shipping details">
        <Grid minColumn="field" space="medium">
          <Field
            name="shipping.despatchType"
            as={Select}
            label={`${words.despatch} type`}
            isRequired
            description={despatch === 'none' ? 'It decides what else we ask for.' : undefined}
            options={methods.map((method) => ({ value: method.name, label: method.description }))}
          />
          <Stack space="xxsmall">
            <Field name="shipping.jobName" as={TextField} label="Job name" isRequired suggestion={jobs[0]} />
            <RecentEntries
              kind="jobs"
              onUse={(index) => setValue('shipping.jobName', jobs[index] ?? '', { shouldValidate: true })}
            />
          </Stack>
        </Grid>
        <AddressFields despatch={despatch} states={states} />
        <Grid minColumn="field" space="medium">
          {words.isTaxMode && (
            <Field
              name="shipping.zipCode"
              as={TextField}
              label="Zip Code"
              isRequired
              autoComplete="shipping postal-code"
            />
          )}
          <Field name="shipping.reference" as={TextField} label="Order reference" />
        </Grid>
        <Field name="shipping.notes" as={TextArea} label="Notes" rows={2} />
      </Section>
    </Card>
  )
}
