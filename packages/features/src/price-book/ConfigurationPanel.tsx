import {
  Button,
  CalendarDate,
  Card,
  DescriptionList,
  Grid,
  Hidden,
  lazyDialog,
  Section,
  Stack,
} from '@trade-portal/design-system'
import type { PriceBookInfo } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { useTaxLabels } from '../foundation/settings/useTaxLabels.ts'
import { formatCodes, frequencyCodes, labelOf, typeCodes, yesOrNo } from './priceBookCodes.ts'
import { type PriceBookConfiguration, useRequestPriceBookChanges } from './queries.ts'
import { RequestPriceBook } from './RequestPriceBook.tsx'

const PriceBookChangesDialog = lazyDialog(
  async () => (await import('./PriceBookChangesDialog.tsx')).PriceBookChangesDialog,
)

/** The current configuration of the price books, with buttons that request a price book or a changed configuration. */
export function ConfigurationPanel({ priceBook }: { readonly priceBook: PriceBookInfo }) {
  const { lastCalculated, history: _history, ...configuration } = priceBook
  const { type, format, recipient, frequency, ...flags } = configuration
  const { isTaxMode } = useTaxLabels()
  const words = {
    Type: labelOf(typeCodes, type),
    Format: labelOf(formatCodes, format),
    Recipient: recipient,
    Frequency: labelOf(frequencyCodes(isTaxMode), frequency),
    'Show new product codes': yesOrNo(flags.showsNewCodes),
    'Show core products only': yesOrNo(flags.showsCoreOnly),
    'Required quarterly': yesOrNo(flags.isQuarterly),
    Zipped: yesOrNo(flags.isZipped),
  }
  const items = Object.entries(words).map(([term, detail]) => ({ term, detail: detail || '-' }))
  const lastDate = lastCalculated === null ? '-' : <CalendarDate value={lastCalculated} />
  return (
    <Card>
      <Section as="group" heading="Current Configuration">
        <Stack space="medium">
          <DescriptionList layout="facts" items={[{ term: 'Last date', detail: lastDate }, ...items]} />
          <Hidden onPaper>
            <Grid minColumn="medium" space="xsmall" align="start">
              <RequestPriceBook recipient={recipient} />
              <RequestChanges configuration={configuration} />
            </Grid>
          </Hidden>
        </Stack>
      </Section>
    </Card>
  )
}

/** The button Request Config Changes. Its dialog always opens with the current configuration. */
function RequestChanges({ configuration }: { readonly configuration: PriceBookConfiguration }) {
  const [isOpen, setIsOpen] = useState(false)
  const { run } = useRequestPriceBookChanges()
  return (
    <>
      <Button variant="secondary" width="full" onPress={() => setIsOpen(true)}>
        Request Config Changes
      </Button>
      {isOpen && (
        <PriceBookChangesDialog
          current={configuration}
          requestPriceBookChanges={run}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
