import {
  Button,
  ButtonGroup,
  CalendarDate,
  Card,
  DescriptionList,
  Hidden,
  lazyDialog,
  Section,
  Stack,
  Text,
} from '@trade-portal/design-system'
import type { PriceBookInfo } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { requestFailure } from '../foundation/failures/failures.ts'
import { toastFailure } from '../foundation/failures/toasts.ts'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'
import { formatCodes, frequencyCodes, labelOf, typeCodes, yesOrNo } from './priceBookCodes.ts'
import { type PriceBookConfiguration, useRequestPriceBook, useRequestPriceBookChanges } from './queries.ts'

const PriceBookChangesDialog = lazyDialog(
  async () => (await import('./PriceBookChangesDialog.tsx')).PriceBookChangesDialog,
)

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
            <Stack space="small">
              {recipient !== '' && (
                <Text size="small" tone="subdued">
                  A new price book is sent to {recipient}.
                </Text>
              )}
              <ButtonGroup>
                <RequestPriceBook />
                <RequestChanges configuration={configuration} />
              </ButtonGroup>
            </Stack>
          </Hidden>
        </Stack>
      </Section>
    </Card>
  )
}

/** The button Request New Price Book. The recipient is shown above it, because the request needs no confirmation. */
function RequestPriceBook() {
  const { run, isPending } = useRequestPriceBook()
  return (
    <Button
      width="full"
      isPending={isPending}
      pendingLabel="Sending..."
      onPress={() => void run(undefined).catch((error: unknown) => toastFailure(error, requestFailure))}
    >
      Request New Price Book
    </Button>
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
