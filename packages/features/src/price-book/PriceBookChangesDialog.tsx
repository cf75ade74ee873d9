import { Checkbox, Grid, Select, Stack, Text, TextField } from '@trade-portal/design-system'
import { useState } from 'react'
import { requestFailure } from '../foundation/failures/failures.ts'
import { fieldOf } from '../foundation/forms/Form.tsx'
import { FormDialog } from '../foundation/forms/FormDialog.tsx'
import { usePortalForm } from '../foundation/forms/usePortalForm.ts'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'
import { emailLimits } from '../trade/documents/emailValues.ts'
import { joinAddresses } from '../trade/documents/splitAddresses.ts'
import { choicesOf, formatCodes, frequencyCodes, typeCodes } from './priceBookCodes.ts'
import { fieldsByWireName, type PriceBookConfiguration, type useRequestPriceBookChanges } from './queries.ts'

const Field = fieldOf<PriceBookConfiguration>()
const loadRules = () => import('./priceBookChangesSchema.ts')

interface PriceBookChangesDialogProps {
  readonly current: PriceBookConfiguration
  readonly requestPriceBookChanges: ReturnType<typeof useRequestPriceBookChanges>['run']
  readonly onClose: () => void
}

/** The form has no draft, so closing the dialog drops unsent changes. */
export function PriceBookChangesDialog({ current, requestPriceBookChanges, onClose }: PriceBookChangesDialogProps) {
  const { isTaxMode } = useTaxLabels()
  // Kept as state, so that a refetch behind the dialog does not change the edited values.
  const [before] = useState(current)
  const form = usePortalForm({
    blank: before,
    loadRules,
    rules: ({ priceBookChangesRules }) => priceBookChangesRules,
    fieldsByWireName,
    describe: requestFailure,
    send: async (values: PriceBookConfiguration) => {
      // If the recipient was not edited, its text is sent back exactly as the supplier wrote it.
      const isSame = values.recipient === before.recipient
      await requestPriceBookChanges({
        ...values,
        recipient: isSame ? before.recipient : joinAddresses(values.recipient),
      })
    },
    onEnd: onClose,
  })
  return (
    <FormDialog title="Request Config Changes" form={form} onClose={onClose} errorIn="toast" submitLabel="Send Request">
      <Text tone="subdued">Your supplier makes the changes. The current configuration applies until then.</Text>
      <Grid minColumn="medium" space="medium">
        <Field name="type" as={Select} label="Type" options={choicesOf(typeCodes, before.type)} />
        <Field name="format" as={Select} label="Format" options={choicesOf(formatCodes, before.format)} />
        <Field
          name="frequency"
          as={Select}
          label="Frequency"
          options={choicesOf(frequencyCodes(isTaxMode), before.frequency)}
        />
        <Field
          name="recipient"
          as={TextField}
          type="email"
          label="Recipient"
          isRequired
          description="Separate several addresses with commas."
          autoComplete="email"
          maxLength={emailLimits.addresses}
        />
      </Grid>
      <Stack space="xsmall">
        <Field name="showsNewCodes" as={Checkbox} label="Show new product codes" />
        <Field name="showsCoreOnly" as={Checkbox} label="Show core products only" />
        <Field name="isQuarterly" as={Checkbox} label="Required quarterly" />
        <Field name="isZipped" as={Checkbox} label="Zipped" />
      </Stack>
    </FormDialog>
  )
}
