import { CalendarDate, Card, DescriptionList, Hidden, Section, Stack } from '@trade-portal/design-system'
import type { PriceBookInfo } from '@trade-portal/supplier-api'
import { useTaxLabels } from '../foundation/settings/useTaxLabels.ts'
import { formats, frequencies, labelOf, types, yesOrNo } from './priceBookCodes.ts'
import { RequestChanges } from './RequestChanges.tsx'
import { RequestPriceBook } from './RequestPriceBook.tsx'

/** The current configuration of the price books, and the buttons that request a price book or another configuration. */
export function ConfigurationPanel({ priceBook }: { readonly priceBook: PriceBookInfo }) {
  const { lastCalculated, history: _history, ...configuration } = priceBook
  const { type, format, recipient, frequency, ...flags } = configuration
  const { isTaxMode } = useTaxLabels()
  const words = {
    Type: labelOf(types, type),
    Format: labelOf(formats, format),
    Recipient: recipient,
    Frequency: labelOf(frequencies(isTaxMode), frequency),
    'Show new product codes': yesOrNo(flags.showsNewCodes),
    'Show core products only': yesOrNo(flags.showsCoreOnly),
    'Required quarterly': yesOrNo(flags.isQuarterly),
    Zipped: yesOrNo(flags.isZipped),
  }
  const items = Object.entries(words).map(([term, detail]) => ({ term, detail: detail || '-' }))
  const lastDate = lastCalculated === null ? '-' : <CalendarDate value={lastCalculated} />
  return (
    <Card isSheet>
      <Section as="group" heading="Current Configuration" space="small">
        <Stack space="medium">
          <DescriptionList items={[{ term: 'Last date', detail: lastDate }, ...items]} />
          <Hidden onPaper>
            <Stack space="xsmall">
              <RequestPriceBook recipient={recipient} />
              <RequestChanges configuration={configuration} />
            </Stack>
          </Hidden>
        </Stack>
      </Section>
    </Card>
  )
}
